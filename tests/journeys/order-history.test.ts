import { expect, test } from 'vitest'
import { toDayFirst } from '#contract/values/calendar.ts'
import { dayText } from '#contract/wording/format.ts'
import { anOrder } from '#tests/support/site-builders.ts'
import { bookAsNewcomer } from './steps/book.ts'
import { open } from './steps/open.ts'
import { factsOf, openHistory, orderIn, ordersOn, textOf } from './steps/orders.ts'
import { payInSandbox } from './steps/sandbox.ts'
import { countLeft, searchFor } from './steps/search.ts'
import { aNewcomer, signUpFromHeader } from './steps/sign-up.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

// More orders than a guest of a test could make: the answers are made up, the page is not.

test('of up to 500 orders twelve stand on a page, and an invoice that does not come says why', async () => {
  const { page, expectComplaint } = await visit()
  expectComplaint(/503/)
  const asked: string[] = []
  await page.route('**/api/BookingArea/Booking/GetBookings?*', (route) => {
    asked.push(route.request().url())
    const Data = {
      Data: Array.from({ length: 100 }, (_, index) => anOrder({ Code: `ABCDEFGHJ${String(index).padStart(3, '0')}` })),
    }
    return route.fulfill({ json: { IsError: false, Msg: '', Data, Code: null } })
  })
  await page.route('**/api/BookingArea/Booking/GetBooking/*', (route) => {
    const Msg = 'The books are closed for a moment'
    return route.fulfill({ status: 503, json: { IsError: true, Msg, Data: null, Code: 'unavailable' } })
  })
  const orders = ordersOn(page)
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

test('an invoice prints on one sheet of A4 without what floats over the page, from a phone and from a desk', async () => {
  const { page } = await visit()
  const refund = { Amount: 6_728, State: 'PENDING', By: '2026-12-03' } as const
  const surplus = { Amount: 2_243, State: 'REFUNDED', By: '2026-12-03' } as const
  const order = anOrder({ Status: 'Cancelled', CanCancel: false, Refund: refund, SurplusRefund: surplus })
  await page.route('**/api/BookingArea/Booking/GetBooking/*', (route) =>
    route.fulfill({ json: { IsError: false, Msg: '', Data: order, Code: null } }),
  )
  const help = page.getByRole('complementary', { name: 'Talk to us' })

  await open(page, '/')
  await signUpFromHeader(page, aNewcomer(46))
  await open(page, `/profile/order/${order.Code}`)
  await page.getByRole('heading', { name: 'Invoice' }).waitFor()
  const invoice = page.getByRole('article')
  const onScreen = { facts: await factsOf(invoice), text: await textOf(invoice) }
  const printed: [number, boolean, number][] = []
  for (const width of [360, A4_WIDTH, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const sheets = countPages(await page.pdf({ preferCSSPageSize: true }))
    await page.emulateMedia({ media: 'print' })
    printed.push([width, await help.isVisible(), sheets])
    await page.emulateMedia({ media: null })
  }

  expect(printed).toEqual([360, A4_WIDTH, 1440].map((width) => [width, false, 1]))
  expect(onScreen.facts).toMatchObject({
    Refunded: '৳6,728 · by Thu 3 Dec 2026',
    'Paid beyond the price, refunded': '৳2,243 · sent back',
    Due: '৳0',
  })
  expect(onScreen.text).toContain('This booking was cancelled.')
  expect(onScreen.text).not.toContain('Thank you for staying with us.')
})

/** A sheet of A4 at 96 pixels to the inch. */
const A4_WIDTH = 794

function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

test('a new guest abroad books two nights, pays 30 %, and finds the dates of Dhaka and the due in the invoice', async () => {
  const { page } = await visit({ timezoneId: 'America/Los_Angeles' })
  const stay = stayIn(30)
  const dates = `${toDayFirst(stay.arrival)} to ${toDayFirst(stay.departure)}`

  await bookAsNewcomer(page, aNewcomer(1), { house: 'Rania House', kind: 'room', stay, percent: '30%' })
  const code = await payInSandbox(page)
  await page.getByRole('heading', { name: 'Your room in Rania House is booked, Rahima' }).waitFor()
  const shown = await factsOf(page.getByRole('main'))
  await openHistory(page)
  const order = orderIn(page, code)
  const listed = { text: await textOf(order), ...(await factsOf(order)) }
  await order.getByRole('link', { name: `View invoice of order ${code}` }).click()
  await page.getByRole('heading', { name: 'Invoice' }).waitFor()
  const invoice = await factsOf(page.getByRole('article'))

  expect(shown).toMatchObject({
    'Check-in': `${dayText(stay.arrival)}, from 2:00\u00a0pm`,
    'Check-out': `${dayText(stay.departure)}, until 11:00\u00a0am`,
    Booked: 'Rania House, single room',
    'Order number': code,
    'This payment': 'BDT 4,485',
    'Still due': 'BDT 10,465, online or at the resort',
  })
  expect(listed).toMatchObject({ Payable: '14,950 tk', Paid: '4,485 tk', Due: '10,465 tk' })
  expect(listed.text).toContain('Confirmed')
  for (const words of ['Rania House, single room', 'in 30 days', `to ${dayText(stay.departure)}`]) {
    expect(listed.text).toContain(words)
  }
  expect(invoice).toMatchObject({ Order: code, Status: 'Confirmed', Stay: '2 Night' })
  expect(invoice).toMatchObject({ Total: '৳14,950', Paid: '৳4,485', Due: '৳10,465' })
  expect(await page.getByRole('row').filter({ hasText: 'Rania House' }).innerText()).toContain(dates)

  await searchFor(page, stay)
  expect(await countLeft(page, 'Rania House', 'Single room')).toBe(3)
})

test('where another guest signs in, nothing of the first one stays on a page that is open in another tab', async () => {
  const { page, context } = await visit()
  const elsewhere = await visit()
  await open(page, '/')
  await signUpFromHeader(page, { ...aNewcomer(63), firstName: 'Rahima' })
  await open(elsewhere.page, '/')
  await signUpFromHeader(elsewhere.page, { ...aNewcomer(64), firstName: 'Karim' })
  const karim = await elsewhere.page.evaluate(() => localStorage.getItem('USER') ?? '')
  await open(page, '/profile/edit')
  const name = page.getByRole('textbox', { name: /^First Name/ })
  await name.waitFor()
  const before = await name.inputValue()
  await name.fill('Rahima Begum')

  const otherTab = await context.newPage()
  await open(otherTab, '/')
  await otherTab.evaluate((user) => localStorage.setItem('USER', user), karim)
  await page.locator('input[name="FirstName"][value="Karim"]').waitFor()

  expect(before).toBe('Rahima')
  expect(await name.inputValue()).toBe('Karim')
})
