import { expect, test } from 'vitest'
import { answered } from '#tests/support/answering-client.ts'
import { anOrder } from '#tests/support/site-builders.ts'
import { newGuest } from '../steps/guests.ts'
import { open } from '../steps/open.ts'
import { orderIn } from '../steps/orders.ts'
import { openVisits } from '../steps/visitors.ts'

const visit = openVisits()
const MESSAGE = 'The resort is being repaired'
const order = anOrder()

test.each([
  ['the order history', 81, '/profile/order', '**/api/BookingArea/Booking/GetBookings*', { Data: [order] }],
  ['an invoice', 82, `/profile/order/${order.Code}`, '**/api/BookingArea/Booking/GetBooking/*', order],
])(
  '%s that does not load warns once with the reason, and loads when asked again',
  async (_, number, address, call, Data) => {
    const { page, expectComplaint } = await visit({ guest: await newGuest(number) })
    expectComplaint(/503/)
    const failure = { IsError: true, Msg: MESSAGE, Data: null, Code: 'unavailable' }
    const answer = answered(Data)
    let isRepaired = false
    await page.route(call, (route) => route.fulfill(isRepaired ? { json: answer } : { status: 503, json: failure }))

    await open(page, address)
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
    const toasts = page.getByRole('alert').filter({ hasText: MESSAGE }).filter({ visible: true })
    await toasts.first().waitFor()
    await again.waitFor()
    const warnings = await toasts.count()
    isRepaired = true
    await again.click()
    const loaded = orderIn(page, order.Code).or(page.getByRole('heading', { name: 'Invoice' }))
    await loaded.waitFor()

    expect(warnings).toBe(1)
    expect(await toasts.count()).toBeLessThanOrEqual(1)
    expect(await again.count()).toBe(0)
  },
)

test('a cancellation that is refused says why, and the reason takes the focus', async () => {
  const { page, expectComplaint } = await visit({ guest: await newGuest(86) })
  expectComplaint(/409/)
  const json = { IsError: true, Msg: 'The order is cancelled already', Data: null, Code: 'order_settled' }
  await page.route('**/api/BookingArea/Booking/GetBookings*', (route) =>
    route.fulfill({ json: answered({ Data: [anOrder({ CanCancel: true })] }) }),
  )
  await page.route('**/api/BookingArea/Booking/Cancel', (route) => route.fulfill({ status: 409, json }))

  await open(page, '/profile/order')
  await orderIn(page, order.Code).getByRole('button', { name: 'Cancel' }).press('Enter')
  const reason = page.getByRole('dialog').locator(':focus').getByText('The order is cancelled already')
  await reason.waitFor()

  expect(await page.getByRole('dialog').getByRole('button', { name: 'Close' }).count()).toBeGreaterThan(0)
})
