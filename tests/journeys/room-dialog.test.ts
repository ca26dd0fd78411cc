import { expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { addDays, toDayFirst } from '#contract/values/calendar.ts'
import { bookStay, newGuest } from './steps/guests.ts'
import { holdCalls } from './steps/hold-calls.ts'
import { open } from './steps/open.ts'
import { typeStay } from './steps/search.ts'
import { stayIn, today } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

test('a room asks for dates, shows its pictures larger, and takes no date that is past', async () => {
  const { page } = await visit()
  const pastArrival = addDays(today(), -1)
  const pastDeparture = addDays(today(), -2)

  const dialog = await openPlace(page, 'Rania House, single room')
  await dialog.getByRole('button', { name: 'Select Date First' }).click()
  await dialog.getByText('Please select the arrival date and departure date').waitFor()
  await dialog.getByRole('button', { name: 'Enlarge picture' }).click()
  const large = page.getByRole('dialog', { name: 'Rania House', exact: true })
  await large.getByRole('status').getByText(/^1 /).waitFor()
  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'hidden' })
  await typeStay(dialog, { arrival: pastArrival, departure: pastDeparture })
  await dialog.getByRole('textbox', { name: 'Departure' }).blur()
  const sentences = await dialog.getByText(/^The earliest possible date is/).allInnerTexts()

  expect(sentences).toEqual(
    [today(), addDays(today(), -1)].map((date) => `The earliest possible date is ${toDayFirst(date)}`),
  )
})

test('a room whose dates are taken says so and leads to a search; with other dates it goes to the checkout', async () => {
  const stay = stayIn(60)
  const place = { Id: 4, Type: 'HOUSE', Name: 'Ichamoti House' } as const
  await bookStay(await newGuest(6), { stay, place, percent: '100%' })
  const { page } = await visit()

  const dialog = await openPlace(page, 'Ichamoti House, single room')
  const checked = await holdCalls(page, '**/api/BookingArea/Booking/IsAvailable*')
  await typeStay(dialog, stay)
  await dialog.getByRole('button', { name: 'Checking' }).and(page.locator('[aria-busy=true]')).waitFor()
  checked.goOn()
  await dialog
    .getByText('The date you have selected is not available. Please change the arrival date and departure date.')
    .waitFor()
  const isRefused = await dialog.getByRole('button', { name: 'Not Available' }).isDisabled()
  const search = await dialog.getByRole('link', { name: 'Check Availability' }).getAttribute('href')
  await typeStay(dialog, stayIn(63, 1))
  await dialog.getByRole('button', { name: 'Book Room' }).click()
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()

  expect(isRefused).toBe(true)
  expect(search).toBe(`/searchroom?arrival=${stay.arrival}&departure=${stay.departure}`)
  expect(new URL(page.url()).pathname).toBe('/checkout')
})

async function openPlace(page: Page, place: string): Promise<Locator> {
  await open(page, '/room')
  await page.getByRole('button', { name: `View Details: ${place}` }).click()
  const dialog = page.getByRole('dialog', { name: place })
  await dialog.getByRole('textbox', { name: 'Arrival' }).waitFor()
  return dialog
}
