import { expect, test } from 'vitest'
import { anOrder } from '#tests/support/site-builders.ts'
import { open } from '../steps/open.ts'
import { orderIn } from '../steps/orders.ts'
import { aNewcomer, signUpFromHeader } from '../steps/sign-up.ts'
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
    const { page, expectComplaint } = await visit()
    expectComplaint(/503/)
    const failure = { IsError: true, Msg: MESSAGE, Data: null, Code: 'unavailable' }
    const answer = { IsError: false, Msg: '', Data, Code: null }
    let isRepaired = false
    await open(page, '/')
    await signUpFromHeader(page, aNewcomer(number))
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
