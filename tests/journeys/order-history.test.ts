import { expect, test } from 'vitest'
import type { OrderSummary } from '#contract/orders.ts'
import { open } from './steps/open.ts'
import { aNewcomer, signUpFromHeader } from './steps/sign-up.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

// More orders than a guest of a test could make: the answers are made up, the page is not.

test('of up to 500 orders twelve stand on a page, and an invoice that does not come says why', async () => {
  const { page, expectComplaint } = await visit()
  expectComplaint(/503/)
  const asked: string[] = []
  await page.route('**/api/BookingArea/Booking/GetBookings?*', (route) => {
    asked.push(route.request().url())
    const Data = { Data: Array.from({ length: 100 }, (_, index) => anOrder(index)) }
    return route.fulfill({ json: { IsError: false, Msg: '', Data, Code: null } })
  })
  await page.route('**/api/BookingArea/Booking/GetBooking/*', (route) => {
    const Msg = 'The books are closed for a moment'
    return route.fulfill({ status: 503, json: { IsError: true, Msg, Data: null, Code: 'unavailable' } })
  })
  const orders = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Order / }) })
  const pages = page.getByRole('navigation', { name: 'Orders: pages' })

  await open(page, '/')
  await signUpFromHeader(page, aNewcomer(45))
  await open(page, '/profile/order?page=5')
  await orders.first().waitFor()
  const count = await orders.count()
  const marks = await pages.getByRole('listitem').allInnerTexts()
  await pages.getByRole('button', { name: 'Next' }).click()
  await page.waitForURL('**/profile/order?page=6')
  await orders.first().getByRole('link').click()
  await page.getByText('The books are closed for a moment').waitFor()

  expect(count).toBe(12)
  expect(marks).toEqual(['Pre', '1', '…', '4', '5', '6', '…', '9', 'Next'])
  expect(asked[0]).toContain('Take=500&page=1&Status=all')
})

function anOrder(index: number): OrderSummary {
  return {
    Code: `ABCDEFGHJ${String(index).padStart(3, '0')}`,
    Type: 'Room',
    Status: 'Confirmed',
    FirstName: 'Rahima',
    Quantity: 1,
    ItemCount: 1,
    Night: 2,
    Duration: 0,
    ReservationDate: '2026-12-01',
    ReleaseDate: '2026-12-03',
    Amount: 13_000,
    Tax: 1_950,
    PayableAmount: 14_950,
    Paid: 14_950,
    CreatedAt: '2026-11-20T06:00:00.000Z',
    HoldUntil: null,
    CanPay: false,
    PayProblem: 'order_settled',
    CanCancel: true,
    CancelProblem: null,
  }
}
