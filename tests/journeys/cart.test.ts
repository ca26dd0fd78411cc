import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays } from '#contract/values/calendar.ts'
import { bookAsNewcomer } from './steps/book.ts'
import { fillGuestDetails, submitCheckout } from './steps/checkout.ts'
import { open, reload } from './steps/open.ts'
import { payInSandbox } from './steps/sandbox.ts'
import { addRoom, countLeft, goToCheckout, searchFor } from './steps/search.ts'
import { aNewcomer, signUp } from './steps/sign-up.ts'
import { stayIn, today } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

test('what is added or removed in one tab is seen in the other', async () => {
  const { context, page } = await visit()
  const other = await context.newPage()
  await searchFor(page, stayIn(70))
  await open(other, '/searchroom')
  const inOther = other.getByRole('group', { name: 'Places in your booking' }).getByRole('listitem')

  await addRoom(page, 'Rania House')
  await inOther.filter({ hasText: 'Rania House, single room' }).waitFor()
  await inOther.getByRole('button', { name: 'Remove Rania House, single room' }).click()
  await page.getByRole('button', { name: 'Book Single Room: Rania House' }).waitFor()

  expect(await inOther.count()).toBe(0)
})

test('an item whose stay is past is removed from the cart, and the guest is notified', async () => {
  const { page } = await visit()
  await searchFor(page, stayIn(71, 1))
  await addRoom(page, 'Rania House')

  await letStayPass(page)
  const notified = page.getByText('Some places in your cart can no longer be booked and were removed.').waitFor()
  await reload(page)
  await notified

  const booking = page.getByRole('group', { name: 'Places in your booking' })
  expect(await booking.innerText()).toContain('Nothing chosen yet')
})

/** The cart as this browser stored it, as if it had been filled last week. */
async function letStayPass(page: Page): Promise<void> {
  const dates = { arrivalDate: addDays(today(), -3), departureDate: addDays(today(), -2) }
  await page.evaluate((past) => {
    const cart: { rooms: object[] } = JSON.parse(localStorage.getItem('CARTV1.0') ?? '{}')
    localStorage.setItem(
      'CARTV1.0',
      JSON.stringify({ ...cart, rooms: cart.rooms.map((line) => ({ ...line, ...past })) }),
    )
  }, dates)
}

test('a guest who books an entire house has its single rooms too, for these nights and no others', async () => {
  const { page } = await visit()
  const stay = stayIn(40)

  await bookAsNewcomer(page, aNewcomer(3), { house: 'Rania House', kind: 'house', stay, percent: '100%' })
  await payInSandbox(page)
  await searchFor(page, stay)
  const during = await leftOf(page)
  await searchFor(page, { arrival: stay.departure, departure: stayIn(43, 1).departure })
  const afterwards = await leftOf(page)

  expect(during).toEqual({ rooms: 0, houses: 0 })
  expect(afterwards).toEqual({ rooms: 4, houses: 1 })

  async function leftOf(shown: typeof page) {
    return {
      rooms: await countLeft(shown, 'Rania House', 'Single room'),
      houses: await countLeft(shown, 'Rania House', 'Entire house'),
    }
  }
})

test('a confirmed stay is put into a calendar and shared', async () => {
  const { page } = await visit()
  const stay = stayIn(137)
  await searchFor(page, stay)
  await addRoom(page, 'Ichamoti House')
  await goToCheckout(page)
  await signUp(page, aNewcomer(51))
  await fillGuestDetails(page)
  await submitCheckout(page, { percent: '30%' })
  await payInSandbox(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  const share = await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href')

  expect(download.suggestedFilename()).toMatch(/\.ics$/)
  expect(file).toContain(`DTSTART;VALUE=DATE:${stay.arrival.replaceAll('-', '')}\r\n`)
  expect(file).toContain(`DTEND;VALUE=DATE:${stay.departure.replaceAll('-', '')}\r\n`)
  expect(decodeURIComponent(share ?? '')).toMatch(
    /^https:\/\/wa\.me\/\?text=We are staying at Ichamoti: Ichamoti House/,
  )
})
