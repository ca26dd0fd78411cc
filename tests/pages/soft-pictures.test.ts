import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { PHONE, WIDE } from '../journeys/steps/examine.ts'
import { open } from '../journeys/steps/open.ts'
import { openResults } from '../journeys/steps/search.ts'
import { showPictures } from '../journeys/steps/screenshots.ts'
import { stayIn } from '../journeys/steps/stays.ts'
import { openVisits } from '../journeys/steps/visitors.ts'

const visit = openVisits()

test.each([
  ['/suits', WIDE],
  ['/gallery', PHONE],
  ['/weddings', WIDE],
  ['/eid-holidays', PHONE],
  ['/corporate-day', WIDE],
])('no picture of %s is shown larger than it was sent', async (address, viewport) => {
  const { page } = await visit({ hasPictures: true, viewport, deviceScaleFactor: 1, reducedMotion: 'reduce' })
  await open(page, address)
  await page.evaluate(showPictures)

  expect(await stretched(page)).toEqual([])
})

test('no picture of the results is shown larger than it was sent, though it is cut to an upright part', async () => {
  const { page } = await visit({ hasPictures: true, viewport: WIDE, deviceScaleFactor: 1, reducedMotion: 'reduce' })
  await openResults(page, stayIn(84))
  await page.evaluate(showPictures)

  expect(await stretched(page)).toEqual([])
})

/** Pictures in sight of which more than a tenth of the pixels on the screen are made up. */
function stretched(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.currentSrc.includes('/images/') && image.naturalWidth > 32 && image.checkVisibility())
      .filter(({ clientWidth, clientHeight, naturalWidth, naturalHeight }) => {
        const scale = Math.max(clientWidth / naturalWidth, clientHeight / naturalHeight)
        return clientWidth > 0 && scale > 1.1
      })
      .map((image) => `${image.clientWidth} x ${image.clientHeight} px of ${image.currentSrc}`),
  )
}
