import lighthouse from 'lighthouse'
import { openBrowser } from '#tests/support/browser.ts'
import { freePort } from '#tests/support/start-server.ts'

export const lighthouseCategories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type LighthouseCategory = (typeof lighthouseCategories)[number]

/** On a busy machine the browser may lose its trace, or paint nothing in time. */
const LOST_TRACES = ['NO_NAVSTART', 'NO_FCP']

export type LighthouseScores = {
  /** Out of a hundred. */
  scores: Record<string, number>
  /** What its audits measured, by their id. */
  values: Record<string, number | undefined>
  /** The audits that cost a point, by their id. */
  failed: string[]
}

/** A cheap phone: the browser itself is slowed down, while Lighthouse by default works out what a slower one would have taken. */
export const slowedDown = {
  throttlingMethod: 'devtools',
  throttling: {
    requestLatencyMs: 150,
    downloadThroughputKbps: 1_600,
    uploadThroughputKbps: 800,
    cpuSlowdownMultiplier: 4,
  },
} as const

type Asked = { categories?: readonly LighthouseCategory[]; phone?: typeof slowedDown | undefined }

/** Asks Lighthouse, as it judges a page for a phone, in a browser of its own. */
export async function askLighthouse(
  address: string,
  { categories = lighthouseCategories, phone }: Asked = {},
  tries = 3,
): Promise<LighthouseScores> {
  const debuggingPort = await freePort()
  const browser = await openBrowser({ debuggingPort })
  try {
    const result = await lighthouse(address, {
      port: debuggingPort,
      onlyCategories: [...categories],
      output: 'json',
      logLevel: 'error',
      ...phone,
    })
    if (!result) throw new Error(`Lighthouse did not answer for ${address}`)
    const { lhr } = result
    if (LOST_TRACES.includes(lhr.runtimeError?.code ?? '') && tries > 1)
      return await askLighthouse(address, { categories, phone }, tries - 1)
    if (lhr.runtimeError) throw new Error(`Lighthouse could not judge ${address}: ${lhr.runtimeError.message}`)
    return {
      scores: Object.fromEntries(
        Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      ),
      values: Object.fromEntries(Object.values(lhr.audits).map(({ id, numericValue }) => [id, numericValue])),
      failed: Object.values(lhr.audits).flatMap(({ id, score }) => (score === 0 ? [id] : [])),
    }
  } finally {
    await browser.close()
  }
}
