import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Runs axe on a page, or on the part `within`. It is loaded once a page: that takes longer than a run. No page frames another site. */
export async function runAxe(page: Page, options: RunOptions, within = 'html'): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    ([within, options]) => {
      if (!window.axe) throw new Error('axe was not loaded')
      return window.axe.run(within, options)
    },
    [within, options] as const,
  )
}
