import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { keepScreenshot } from './screenshots.ts'

const WIDE = { width: 1440, height: 900 }
export const PHONE = { width: 360, height: 780 }
const SMALL_PHONE = { width: 320, height: 640 }

/** What a screen owes to everybody and does not give: whatever axe finds, wide and narrow, and scrolling sideways on a phone. */
export async function examine(page: Page, screen: string, sizes = [WIDE, PHONE]): Promise<string[]> {
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    const { violations } = await new AxeBuilder({ page }).analyze()
    found.push(...violations.map(({ id, nodes }) => `${screen}, ${size.width} px: ${id} ${nodes[0]?.html}`))
    await keepScreenshot(page, `${screen} ${size.width}`, { isWhole: true })
  }
  for (const size of [PHONE, SMALL_PHONE]) {
    await page.setViewportSize(size)
    const needed = await page.evaluate(measureWidth)
    if (needed > size.width) found.push(`${screen}, ${size.width} px: ${needed} px wide`)
  }
  await page.setViewportSize(WIDE)
  return found
}

/** Media queries follow a new size only with the next frame. */
function measureWidth(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(document.documentElement.scrollWidth)))
  })
}
