import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { addDays } from '#contract/values/calendar.ts'
import { open, reload } from './steps/open.ts'
import { addRoom, searchFor } from './steps/search.ts'
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

test('a place whose stay is past is gone from the cart, and the guest is told', async () => {
  const { page } = await visit()
  await searchFor(page, stayIn(71, 1))
  await addRoom(page, 'Rania House')

  await letStayPass(page)
  const told = page.getByText('Some places in your cart can no longer be booked and were removed.').waitFor()
  await reload(page)
  await told

  const booking = page.getByRole('group', { name: 'Places in your booking' })
  expect(await booking.innerText()).toContain('Nothing chosen yet')
})

/** The cart as this browser kept it, as if it had been filled last week. */
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
