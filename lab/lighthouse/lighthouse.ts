import lighthouse from 'lighthouse'
import { openBrowser } from '#tests/support/browser.ts'
import { freePort } from '#tests/support/start-server.ts'

export const lighthouseCategories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type LighthouseCategory = (typeof lighthouseCategories)[number]

export type LighthouseScores = {
  /** Of a hundred. */
  scores: Record<string, number>
  /** What its audits measured, by their id. */
  values: Record<string, number | undefined>
  /** The audits that cost a point, by their id. */
  failed: string[]
}

/** Asks Lighthouse, as it judges a page for a phone, in a browser of its own. */
export async function askLighthouse(
  address: string,
  categories: readonly LighthouseCategory[] = lighthouseCategories,
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
    })
    if (!result) throw new Error(`Lighthouse did not answer for ${address}`)
    const { lhr } = result
    // On a busy machine the browser may lose its trace: Lighthouse then asks to be run again.
    if (lhr.runtimeError?.code === 'NO_NAVSTART' && tries > 1)
      return await askLighthouse(address, categories, tries - 1)
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
