import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { startServer } from '#tests/support/start-server.ts'
import { askLighthouse, lighthouseCategories, type LighthouseScores } from '../lighthouse/lighthouse.ts'

const VISITS = 5

/** Lighthouse's own measures; those in milliseconds are shown in seconds. */
const measures = [
  { head: 'FCP s', audit: 'first-contentful-paint', written: (value: number) => (value / 1000).toFixed(2) },
  { head: 'LCP s', audit: 'largest-contentful-paint', written: (value: number) => (value / 1000).toFixed(2) },
  { head: 'TBT s', audit: 'total-blocking-time', written: (value: number) => (value / 1000).toFixed(2) },
  { head: 'CLS', audit: 'cumulative-layout-shift', written: (value: number) => value.toFixed(3) },
  { head: 'kB', audit: 'total-byte-weight', written: (value: number) => (value / 1000).toFixed(0) },
]

/** What a first visitor of the pages that sell and of the front desk pays on a cheap phone, by the median of Lighthouse's visits, as a table. */
export async function measureVisits(): Promise<string> {
  const server = await startServer()
  try {
    const rows: string[] = []
    for (const [name, path] of pages()) {
      const visits: LighthouseScores[] = []
      // In the first visit the server makes what it shows again later, such as pictures.
      for (let visit = 0; visit <= VISITS; visit += 1) visits.push(await askLighthouse(server.url + path))
      const middleOf = (read: (visit: LighthouseScores) => number | undefined) =>
        visits
          .slice(1)
          .map((visit) => read(visit) ?? Number.NaN)
          .toSorted((a, b) => a - b)[Math.floor(VISITS / 2)] ?? Number.NaN
      const cells = measures.map(({ audit, written }) => written(middleOf(({ values }) => values[audit])))
      const judged = lighthouseCategories.map((category) => middleOf(({ scores }) => scores[category])).join(' / ')
      rows.push(`| ${[name, ...cells, judged].join(' | ')} |`)
    }
    const heads = ['first visit', ...measures.map(({ head }) => head), lighthouseCategories.join(' / ')]
    return `| ${heads.join(' | ')} |\n${'|---'.repeat(heads.length)}|\n${rows.join('\n')}`
  } finally {
    await server.stop()
  }
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
