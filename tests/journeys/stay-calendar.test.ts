import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { HouseNights } from '#contract/catalogue/houses.ts'
import { addDays, toDayFirst } from '#contract/values/calendar.ts'
import { answered } from '#tests/support/answering-client.ts'
import { examine, PHONE } from './steps/examine.ts'
import { open } from './steps/open.ts'
import { dayName, today } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

// What is free is made up, the page is not: rooms of one house, of which none is free on the fifth night from today.
const FULL = 5
const house: HouseNights = {
  Id: 1,
  UnitCount: 4,
  RoomPrice: 6_500,
  Price: 22_000,
  Free: Array.from({ length: 549 }, (_, night) => (night === FULL ? 0 : 3)),
}

async function answerNights(page: Page): Promise<void> {
  const json = answered({ Data: [house] })
  await page.route('**/api/BookingArea/Booking/Calendar?*', (route) => route.fulfill({ json }))
}

/** The calendar, its days by their distance from today, and the two fields. */
function stayOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Choose your dates' })
  const dayOf = (days: number) => dialog.getByRole('button', { name: dayName(days) })
  const form = page.getByRole('form', { name: 'Check dates' })
  const dates = async () => [
    await form.getByRole('textbox', { name: 'Arrival' }).inputValue(),
    await form.getByRole('textbox', { name: 'Departure' }).inputValue(),
  ]
  return { dialog, dayOf, form, dates, status: dialog.getByRole('status').filter({ hasText: /night|Choose/ }) }
}

const inDays = (...days: number[]) => days.map((count) => toDayFirst(addDays(today(), count)))

test('on a phone a tap on a date opens one calendar, in which a stay is two taps with its total', async () => {
  const { page } = await visit({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })
  await answerNights(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const { dialog, dayOf, form, dates, status } = stayOn(page)

  await form.getByRole('textbox', { name: 'Arrival' }).tap()
  await dialog.locator('[data-price=full]').first().waitFor()
  expect.soft(await examine(page, 'calendar of a stay', [PHONE])).toEqual([])
  await page.setViewportSize(PHONE)
  const priceOfFull = await dayOf(FULL).getAttribute('data-price')
  const isArrivalOff = await Promise.all([FULL, FULL + 1].map((day) => dayOf(day).isDisabled()))
  await dayOf(2).tap()
  const asksForDeparture = await status.innerText()
  const isDepartureOff = await Promise.all([FULL, FULL + 1].map((day) => dayOf(day).isDisabled()))
  await dayOf(4).tap()
  const total = await status.innerText()
  await dialog.getByRole('button', { name: 'Done' }).tap()
  await dialog.waitFor({ state: 'hidden' })
  expect(priceOfFull).toBe('full')
  expect(asksForDeparture).toBe('Choose the day you leave')
  expect([isArrivalOff, isDepartureOff]).toEqual([
    [true, false],
    [false, true],
  ])
  expect(total).toBe('2 nights · from BDT\u00a014,950 with tax')
  expect(await dates()).toEqual(inDays(2, 4))
})

test('a stay is chosen by keys, without prices when they do not come, and the calendar closes when the focus leaves it', async () => {
  const { page, expectComplaint } = await visit()
  expectComplaint(/ERR_FAILED/)
  await page.route('**/api/BookingArea/Booking/Calendar?*', (route) => route.abort())
  await open(page, '/')
  const { dialog, form, dates, status } = stayOn(page)
  const opener = form.getByRole('button', { name: /^Change date: Arrival/ })

  await opener.press('Enter')
  await dialog.locator('[role=gridcell] > :focus').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const chosen = await status.innerText()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await opener.and(page.locator(':focus')).press('Enter')
  await dialog.waitFor()
  await form.getByRole('button', { name: 'Check Availability' }).focus()
  await dialog.waitFor({ state: 'hidden' })

  expect(chosen).toBe('2 nights')
  expect(await dates()).toEqual(inDays(7, 9))
})

test('the nights of a stay are selected, and a day before its arrival begins another stay', async () => {
  const { page } = await visit()
  await answerNights(page)
  await open(page, '/')
  const { dialog, dayOf, form, dates, status } = stayOn(page)
  const isSelected = (days: number) => dialog.getByRole('gridcell', { name: dayName(days), selected: true }).isVisible()

  await form.getByRole('textbox', { name: 'Arrival' }).click()
  await dayOf(8).click()
  await dayOf(10).click()
  const selected = await Promise.all([7, 8, 9, 10, 11].map(isSelected))
  await dayOf(7).click()
  await dayOf(6).click()
  const asksForDeparture = await status.innerText()
  await dayOf(7).click()

  expect(selected).toEqual([false, true, true, true, false])
  expect(asksForDeparture).toBe('Choose the day you leave')
  expect(await dates()).toEqual(inDays(6, 7))
})

test('in a window of any size the whole calendar is visible', async () => {
  const { page } = await visit()
  await answerNights(page)
  const hidden = () =>
    stayOn(page).dialog.evaluate((popup) => ({
      belowTheWindow: Math.max(0, popup.getBoundingClientRect().bottom - window.innerHeight),
      besideIt: popup.scrollWidth - popup.clientWidth,
    }))

  for (const { path, ...size } of [
    { path: '/', width: 900, height: 700 },
    { path: '/', width: 1440, height: 900 },
    { path: '/suits/rania-house', width: 1366, height: 640 },
  ]) {
    await page.setViewportSize(size)
    await open(page, path)
    await page.getByRole('button', { name: /date: Arrival/ }).click()
    // Its code comes later than its frame.
    await stayOn(page).dialog.locator('[data-price=full]').first().waitFor()

    await expect.poll(hidden, { message: `${path} at ${size.width} px` }).toEqual({ belowTheWindow: 0, besideIt: 0 })
  }
})

test('where the system chooses all colours, the chosen stay is marked', async () => {
  const { page } = await visit({ forcedColors: 'active', reducedMotion: 'reduce' })
  await answerNights(page)
  const { form, dayOf } = stayOn(page)
  await open(page, `/searchroom?arrival=${addDays(today(), 6)}&departure=${addDays(today(), 8)}`)
  await form.getByRole('button').first().click()
  const lookOf = (days: number) =>
    dayOf(days).evaluate((day) => {
      const { backgroundColor, borderBlockStart } = getComputedStyle(day)
      return `${backgroundColor} ${borderBlockStart}`
    })

  const looks = [await lookOf(6), await lookOf(7), await lookOf(9)]

  expect(new Set(looks).size).toBe(3)
})
