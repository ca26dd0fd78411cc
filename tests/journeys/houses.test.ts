import { expect, test } from 'vitest'
import { formatTaka } from '#contract/wording/format.ts'
import { takaText } from '#ui/lib/figures.ts'
import { showStay } from '#ui/dates/date-text.ts'
import { examine, PHONE } from './steps/examine.ts'
import { open } from './steps/open.ts'
import { typeStay } from './steps/search.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()
const calm = { reducedMotion: 'reduce' } as const

test('on a house’s page all of it can be booked or one of its rooms, for the same dates', async () => {
  const { page } = await visit()
  await open(page, '/suits/ichamoti-house')
  const main = page.getByRole('main')

  await typeStay(main, stayIn(132))
  await main.getByRole('button', { name: 'Book House' }).waitFor()
  const forHouse = await main.getByText(formatTaka(34_000 * 2 * 1.15)).isVisible()
  await main.getByRole('radio', { name: /Single room/ }).check()
  await main.getByRole('button', { name: 'Book Room' }).waitFor()
  const forRoom = await main.getByText(formatTaka(7_500 * 2 * 1.15)).isVisible()
  const isStillOn = await main.getByRole('radio', { name: /Single room/ }).evaluate((radio) => radio.matches(':focus'))
  await main.getByRole('button', { name: 'Book Room' }).click()
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()

  expect([forHouse, forRoom, isStillOn]).toEqual([true, true, true])
})

test('on a phone the bar at the foot of a house’s page has the chosen stay with its total, and books it', async () => {
  const { page } = await visit({ ...calm, viewport: PHONE })
  await open(page, '/suits/ichamoti-house')
  const stay = stayIn(134)
  const panel = page.getByRole('main').getByRole('button', { name: 'Book House' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const before = await page.getByRole('region', { name: 'Choose dates' }).innerText()

  await typeStay(page.getByRole('main'), stay)
  await panel.first().waitFor()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const bar = page.getByRole('region', { name: 'Book House' })
  const after = await bar.innerText()
  await bar.getByRole('button', { name: 'Book House' }).click()
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()

  expect(before).toContain('BDT\u00a034,000 per night')
  expect(after).toContain(`${showStay(stay)}, ${takaText(34_000 * 2 * 1.15)} with tax`)
})

test('a picture of a house’s page opens large, first as the copy that is there already', async () => {
  const { page } = await visit({ ...calm, hasPictures: true })
  const large = page.getByRole('dialog', { name: 'Rania House' })
  await open(page, '/suits/rania-house')

  const tile = page.getByRole('list', { name: 'Pictures of Rania House' }).getByRole('button').nth(1)
  const seen = tile.locator('picture img')
  await expect.poll(() => seen.evaluate((image) => image instanceof HTMLImageElement && image.complete)).toBe(true)
  const copy = await seen.evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''))
  await tile.click()
  await large
    .getByRole('status')
    .getByText(/^2 \/ \d$/)
    .waitFor()
  const isCopyShown = await large.locator(`img[src="${copy}"]`).count()
  expect.soft(await examine(page, 'house picture', [PHONE])).toEqual([])
  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'hidden' })
  expect(isCopyShown).toBe(1)
  expect(await tile.evaluate((button) => button === document.activeElement)).toBe(true)
})
