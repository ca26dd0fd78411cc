import type { Page } from 'playwright-core'
import { runAxe } from './axe.ts'
import { layOutWhole, measureLayout } from './layout.ts'
import { isSavingScreenshots, saveScreenshot } from './screenshots.ts'

export const WIDE = { width: 1440, height: 900 }
export const PHONE = { width: 360, height: 780 }

/** The narrowest window that WCAG asks for, where the system chooses all colours. */
const NARROWEST = { width: 320, height: 640 }
/** Only looked at: a tablet, a phone held sideways, and a desktop's window at 200 %. */
const alsoPictured = [
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
]

/** What a screen lacks for some of its users, wide, narrow and in forced colours: all that axe finds, and what is wrong with its layout. */
export async function examine(page: Page, screen: string, sizes = [WIDE, PHONE]): Promise<string[]> {
  const found: string[] = []
  const before = page.viewportSize() ?? WIDE
  // Some pages have no heading until they have read what they show.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await layOutWhole(page)
  for (const size of [...sizes, NARROWEST]) {
    await page.setViewportSize(size)
    const isForced = size === NARROWEST
    await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' })
    await page.evaluate(untilStill)
    // It reads the page's own grounds behind the system's text.
    const rules = { 'color-contrast': { enabled: !isForced } }
    const { violations } = await runAxe(page, { resultTypes: ['violations'], rules })
    const faults = [...violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`), ...(await measureLayout(page))]
    found.push(...faults.map((fault) => `${screen}, ${size.width} px: ${fault}`))
    await saveScreenshot(page, `${screen} ${size.width}`, { isWhole: true })
  }
  await page.emulateMedia({ forcedColors: 'none' })
  for (const size of isSavingScreenshots() ? alsoPictured : []) {
    await page.setViewportSize(size)
    await saveScreenshot(page, `${screen} ${size.width}`)
  }
  await page.setViewportSize(before)
  return found
}

/** Runs in the page: what fades in has less contrast until it is there. What moves for longer, as a toast's timer, or with scrolling, is not waited for. */
async function untilStill(): Promise<void> {
  const patienceMs = 1_000
  const moving = document.getAnimations().filter(({ timeline, effect }) => {
    const { endTime, localTime } = effect?.getComputedTiming() ?? {}
    return timeline === document.timeline && Number(endTime) - Number(localTime ?? 0) <= patienceMs
  })
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), patience])
}
