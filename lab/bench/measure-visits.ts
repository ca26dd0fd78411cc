import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { startServer } from '#tests/support/start-server.ts'
import { askLighthouse, lighthouseCategories, type LighthouseScores, slowedDown } from '../lighthouse/lighthouse.ts'

const VISITS = 3

/** Lighthouse's own measures; those in milliseconds are shown in seconds. */
const measures = [
  { head: 'FCP s', audit: 'first-contentful-paint', written: (value: number) => (value / 1000).toFixed(2) },
  { head: 'LCP s', audit: 'largest-contentful-paint', written: (value: number) => (value / 1000).toFixed(2) },
  { head: 'TBT s', audit: 'total-blocking-time', written: (value: number) => (value / 1000).toFixed(2) },
  { head: 'CLS', audit: 'cumulative-layout-shift', written: (value: number) => value.toFixed(3) },
  { head: 'kB', audit: 'total-byte-weight', written: (value: number) => (value / 1000).toFixed(0) },
]

/**
 * What a first visitor of the pages that sell and of the front desk pays on a cheap phone, as a table: the measures of a browser that is slowed
 * down, and the scores of Lighthouse's own simulated phone, each the median of its visits.
 */
export async function measureVisits(): Promise<string> {
  const server = await startServer()
  try {
    const rows: string[] = []
    for (const [name, path] of pages()) {
      const slowed = await visitsOf(server.url + path, slowedDown)
      const simulated = await visitsOf(server.url + path)
      const cells = measures.map(({ audit, written }) => written(medianOf(slowed, ({ values }) => values[audit])))
      const judged = lighthouseCategories.map((category) => medianOf(simulated, ({ scores }) => scores[category]))
      rows.push(`| ${[name, ...cells, judged.join(' / ')].join(' | ')} |`)
    }
    const heads = ['first visit', ...measures.map(({ head }) => head), lighthouseCategories.join(' / ')]
    return `| ${heads.join(' | ')} |\n${'|---'.repeat(heads.length)}|\n${rows.join('\n')}`
  } finally {
    await server.stop()
  }
}

async function visitsOf(address: string, phone?: typeof slowedDown): Promise<LighthouseScores[]> {
  const visits: LighthouseScores[] = []
  // In the first visit the server makes what it shows again later, such as pictures.
  for (let visit = 0; visit <= VISITS; visit += 1) visits.push(await askLighthouse(address, { phone }))
  return visits.slice(1)
}

function medianOf(visits: readonly LighthouseScores[], read: (visit: LighthouseScores) => number | undefined): number {
  const sorted = visits.map((visit) => read(visit) ?? Number.NaN).toSorted((a, b) => a - b)
  return sorted[Math.floor(VISITS / 2)] ?? Number.NaN
}

function pages(): [name: string, path: string][] {
  const today = dhakaDate(Date.now())
  const stay = `arrival=${addDays(today, 30)}&departure=${addDays(today, 32)}`
  return [
    ['home', '/'],
    ['rooms', '/room'],
    ['results with dates', `/searchroom?${stay}&adults=2&children=0`],
    ['a house', '/suits/rania-house'],
    ['the front desk', '/desk'],
  ]
}
