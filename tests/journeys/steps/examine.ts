import { AxeBuilder } from '@axe-core/playwright'
import type { Page, Route } from 'playwright-core'
import { layOutWhole, measureLayout } from './layout.ts'
import { isSavingScreenshots, saveScreenshot } from './screenshots.ts'

export const WIDE = { width: 1440, height: 900 }
export const PHONE = { width: 360, height: 780 }
const SMALL_PHONE = { width: 320, height: 640 }
const TABLET = { width: 768, height: 1024 }
const VERY_WIDE = { width: 1920, height: 1080 }

const PICTURES = '**/{files,lake}/images/**'
const BLANK = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** What a screen lacks for some of its users: all that axe finds wide and narrow, and a sound layout at any width. */
export async function examine(page: Page, screen: string, sizes = [WIDE, PHONE]): Promise<string[]> {
  const found: string[] = []
  await layOutWhole(page)
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.evaluate(untilStill)
    // In the page itself: by default the results are put together in another one, which takes three times as long. No page frames another site's.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    const { violations } = await axe.analyze()
    found.push(...violations.map(({ id, nodes }) => `${screen}, ${size.width} px: ${id} ${nodes[0]?.html}`))
  }
  // Other widths ask for other pictures, which would have to be made: a layout does not depend on what is in them.
  const isSeen = isSavingScreenshots()
  if (!isSeen) await blankPictures(page)
  // What is only there on a phone is measured on phones.
  const measured = sizes.includes(WIDE) ? [SMALL_PHONE, PHONE, TABLET, VERY_WIDE, WIDE] : [SMALL_PHONE, PHONE]
  for (const size of measured) {
    await page.setViewportSize(size)
    found.push(...(await measureLayout(page)).map((fault) => `${screen}, ${size.width} px: ${fault}`))
    if ([PHONE, TABLET, WIDE].includes(size)) await saveScreenshot(page, `${screen} ${size.width}`, { isWhole: true })
  }
  await page.setViewportSize(WIDE)
  if (!isSeen) await page.unroute(PICTURES, answerBlank)
  return found
}

/** Runs in the page: what fades in has less contrast until it is there. What moves for longer, or with scrolling, is not waited for. */
async function untilStill(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(
      ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    )
  const patience = new Promise((resolve) => setTimeout(resolve, 1_000))
  await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), patience])
}

/** For a journey that looks at no picture, and need not wait until a new server has made them. */
export async function blankPictures(page: Page): Promise<void> {
  await page.route(PICTURES, answerBlank)
}

function answerBlank(route: Route): Promise<void> {
  return route.fulfill({ contentType: 'image/gif', body: BLANK })
}
