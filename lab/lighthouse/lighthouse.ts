import lighthouse from 'lighthouse'
import { openBrowser } from '#tests/support/browser.ts'
import { freePort } from '#tests/support/start-server.ts'

export const lighthouseCategories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type LighthouseCategory = (typeof lighthouseCategories)[number]

export type LighthouseScores = {
  /** Of a hundred. */
  scores: Record<string, number>
  /** The audits that cost a point, by their id. */
  failed: string[]
}

/** Asks Lighthouse, as it judges a page for a phone, in a browser of its own. */
export async function askLighthouse(
  address: string,
  categories: readonly LighthouseCategory[] = lighthouseCategories,
): Promise<LighthouseScores> {
  const debuggingPort = await freePort()
  const browser = await openBrowser({ debuggingPort })
  try {
    const result = await lighthouse(address, {
      port: debuggingPort,
      onlyCategories: [...categories],
      output: 'json',
      logLevel: 'error',
    })
    if (!result) throw new Error(`Lighthouse did not answer for ${address}`)
    const { lhr } = result
    if (lhr.runtimeError) throw new Error(`Lighthouse could not judge ${address}: ${lhr.runtimeError.message}`)
    return {
      scores: Object.fromEntries(
        Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
      ),
      failed: Object.values(lhr.audits).flatMap(({ id, score }) => (score === 0 ? [id] : [])),
    }
  } finally {
    await browser.close()
  }
}
