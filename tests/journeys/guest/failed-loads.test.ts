import { expect, test } from 'vitest'
import { open } from '../steps/open.ts'
import { aNewcomer, signUpFromHeader } from '../steps/sign-up.ts'
import { openVisits } from '../steps/visitors.ts'

const visit = openVisits()
const MESSAGE = 'The resort is being repaired'

test.each([
  ['the order history', 81, '/profile/order', '**/api/BookingArea/Booking/GetBookings*'],
  ['an invoice', 82, '/profile/order/ABCDEFGHJKMN', '**/api/BookingArea/Booking/GetBooking/*'],
])('%s that does not load warns with the reason and can be asked for again', async (_, number, address, call) => {
  const { page, expectComplaint } = await visit()
  expectComplaint(/503/)
  const json = { IsError: true, Msg: MESSAGE, Data: null, Code: 'unavailable' }
  await open(page, '/')
  await signUpFromHeader(page, aNewcomer(number))
  await page.route(call, (route) => route.fulfill({ status: 503, json }))

  await open(page, address)
  const toast = page.getByRole('alert').filter({ hasText: MESSAGE }).filter({ visible: true })
  await toast.first().waitFor()

  expect(await page.getByRole('main').getByRole('button', { name: 'Try again' }).isVisible()).toBe(true)
})
