import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { toDayFirst } from '#contract/values/calendar.ts'
import { dayText } from '#contract/wording/format.ts'
import { answered } from '#tests/support/answering-client.ts'
import { anOrder } from '#tests/support/site-builders.ts'
import { examine, PHONE } from './steps/examine.ts'
import { bookStay, newGuest } from './steps/guests.ts'
import { open } from './steps/open.ts'
import { factsOf, openHistory, orderIn, ordersOn, textOf } from './steps/orders.ts'
import { payInSandbox } from './steps/sandbox.ts'
import { readCode } from './steps/sign-up.ts'
import { stayIn, today } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

// More orders than a guest of a test could make: the answers are made up, the page is not.

test('of up to 500 orders twelve stand on a page', async () => {
  const { page } = await visit({ guest: await newGuest(45) })
  const asked: string[] = []
  await page.route('**/api/BookingArea/Booking/GetBookings?*', (route) => {
    asked.push(route.request().url())
    const Data = Array.from({ length: 100 }, (_, index) =>
      anOrder({ Code: `ABCDEFGHJ${String(index).padStart(3, '0')}` }),
    )
    return route.fulfill({ json: answered({ Data }) })
  })
  const orders = ordersOn(page)
  const pages = page.getByRole('navigation', { name: 'Orders: pages' })

  await open(page, '/profile/order?page=5')
  await orders.first().waitFor()
  const count = await orders.count()
  const marks = await pages.getByRole('listitem').allInnerTexts()
  await pages.getByRole('button', { name: 'Next' }).click()
  await page.waitForURL('**/profile/order?page=6')

  expect(count).toBe(12)
  expect(marks).toEqual(['Pre', '1', '…', '4', '5', '6', '…', '9', 'Next'])
  expect(asked[0]).toContain('Take=500&page=1&Status=all')
})

test('an invoice prints on one sheet of A4 without what floats over the page, from a phone and from a desk', async () => {
  const { page } = await visit({ guest: await newGuest(46) })
  const refund = { Amount: 6_728, State: 'PENDING', By: '2026-12-03' } as const
  const surplus = { Amount: 2_243, State: 'REFUNDED', By: '2026-12-03' } as const
  const paid = { At: '2026-11-20T06:00:00.000Z', Amount: 17_193, Method: 'VISA-Dutch Bangla' }
  const back = {
    At: '2026-11-21T06:00:00.000Z',
    Amount: 2_243,
    Method: 'VISA-Dutch Bangla',
    State: 'REFUNDED',
  } as const
  const money = { Refund: refund, SurplusRefund: surplus, Payments: [paid], Refunds: [back] }
  const order = anOrder({ Status: 'Cancelled', CanCancel: false, ...money })
  await page.route('**/api/BookingArea/Booking/GetBooking/*', (route) => route.fulfill({ json: answered(order) }))
  const help = page.getByRole('complementary', { name: 'Talk to us' })

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
    'Refund on its way': '৳6,728 · by Thu 3 Dec 2026',
    'Paid beyond the price, refunded': '৳2,243 · sent back',
    'Paid on 20-11-2026 · VISA-Dutch Bangla (online)': '৳17,193',
    'Refund of 21-11-2026 · VISA-Dutch Bangla (online) · sent back': '−৳2,243',
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

test('a guest abroad reads in every place the dates of Dhaka and what is due, and takes the stay into a calendar', async () => {
  const guest = await newGuest(1)
  const stay = stayIn(30)
  const { code, resultUrl } = await bookStay(guest, { stay })
  const { page } = await visit({ guest, timezoneId: 'America/Los_Angeles' })
  const dates = `${toDayFirst(stay.arrival)} to ${toDayFirst(stay.departure)}`

  await open(page, resultUrl)
  await page.getByRole('heading', { name: 'Your room in Rania House is booked, Rahima' }).waitFor()
  const shown = await factsOf(page.getByRole('main'))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  const share = await page.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href')
  await openHistory(page)
  const order = orderIn(page, code)
  const listed = { text: await textOf(order), ...(await factsOf(order)) }
  await order.getByRole('link', { name: `View invoice of order ${code}` }).click()
  await page.getByRole('heading', { name: 'Invoice' }).waitFor()
  const invoice = await factsOf(page.getByRole('article'))

  expect(download.suggestedFilename()).toMatch(/\.ics$/)
  expect(file).toContain(`DTSTART;VALUE=DATE:${stay.arrival.replaceAll('-', '')}\r\n`)
  expect(file).toContain(`DTEND;VALUE=DATE:${stay.departure.replaceAll('-', '')}\r\n`)
  expect(decodeURIComponent(share ?? '')).toMatch(/^https:\/\/wa\.me\/\?text=We are staying at Ichamoti: Rania House/)
  expect(shown).toMatchObject({
    'Check-in': `${dayText(stay.arrival)}, from 2:00 pm`,
    'Check-out': `${dayText(stay.departure)}, until 11:00 am`,
    Booked: 'Rania House, single room',
    'Order number': code,
    'This payment': 'BDT 4,485',
    'Still due': 'BDT 10,465, online or at the resort',
  })
  expect(listed).toMatchObject({ Payable: '14,950 tk', Paid: '4,485 tk', Due: '10,465 tk' })
  for (const words of ['Confirmed', 'in 30 days', `to ${dayText(stay.departure)}`]) expect(listed.text).toContain(words)
  expect(invoice).toMatchObject({
    Order: code,
    Stay: '2 Night',
    Total: '৳14,950',
    Due: '৳10,465',
    [`Paid on ${toDayFirst(today())} · bKash (online)`]: '৳4,485',
  })
  expect(await page.getByRole('row').filter({ hasText: 'Rania House' }).innerText()).toContain(dates)
})

test('where another guest signs in, nothing of the first one stays on a page that is open in another tab', async () => {
  const { page, context } = await visit({ guest: await newGuest(63) })
  const karim = JSON.stringify((await newGuest(64, { FirstName: 'Karim', LastName: 'Mia' })).user)
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

test('an order whose payment failed can be paid again, also where the clock of the device is 70 minutes fast', async () => {
  const guest = await newGuest(4)
  const booked = await bookStay(guest, { stay: stayIn(53), choice: 'fail' })
  const { page } = await visit({ guest })
  await page.addInitScript(() => {
    const right = Date.now
    Date.now = () => right() + 70 * 60_000
  })

  await open(page, '/checkout')
  await page.getByText('You have booked Rania House, single room, and not paid for it yet.').waitFor()
  const way = await page.getByRole('link', { name: 'See it and pay' }).getAttribute('href')

  await openHistory(page)
  const order = orderIn(page, booked.code)
  const failed = await textOf(order)
  await order.getByRole('button', { name: 'Pay again' }).click()
  const dialog = page.getByRole('dialog', { name: `Pay for order ${booked.code}` })
  const isPartChosen = await dialog.getByRole('radio', { name: /^Pay 30 % now/ }).isChecked()
  await dialog.getByRole('button', { name: 'Pay BDT 4,485' }).click()
  const paidCode = await payInSandbox(page)
  await openHistory(page)
  await order.waitFor()

  expect(way).toBe(`/profile/order/${booked.code}`)
  expect(failed).toContain('Pending')
  expect(isPartChosen).toBe(true)
  expect(paidCode).toBe(booked.code)
  expect(await factsOf(order)).toMatchObject({ Paid: '4,485 tk', Due: '10,465 tk' })
})

test('nights lost by a cancelled payment are at the checkout again in one tap, unless somebody else has them', async () => {
  const guest = await newGuest(205)
  const stay = stayIn(57)
  const lost = await bookStay(guest, { stay, place: { Quantity: 2 }, choice: 'cancel' })
  const { page } = await visit({ guest })
  const again = page.getByRole('button', { name: 'Book the same nights again' })

  await open(page, lost.resultUrl)
  await page.getByText('Rania House, 2 single rooms').waitFor()
  await again.click()
  const summary = page.getByRole('region', { name: 'Booking summary' })
  await summary.getByText('BDT 29,900').filter({ visible: true }).waitFor()
  await bookStay(await newGuest(206), { stay, place: { Id: 1, Type: 'HOUSE' } })
  await openHistory(page)
  await again.click()
  await page.getByText('Somebody else has booked these nights in the meantime: Rania House, 2 single rooms.').waitFor()
  await page.getByRole('button', { name: 'What else is free' }).click()
  await page.waitForURL(`**/searchroom?arrival=${stay.arrival}&departure=${stay.departure}**`)

  expect(new URL(page.url()).pathname).toBe('/searchroom')
})

test('who signed in long ago gives a fresh code, stays on the invoice, and cancels what they have paid for', async () => {
  const guest = await newGuest(61)
  const { code } = await bookStay(guest, { stay: stayIn(7) })
  const { page, expectComplaint } = await visit({ guest, reducedMotion: 'reduce' })
  expectComplaint(/403/)
  const refusal = { IsError: true, Msg: 'Please confirm with a code', Data: null, Code: 'sign_in_again' }
  let agreements = 0
  await page.route('**/api/BookingArea/Booking/Cancel', (route) => {
    if ('Refund' in route.request().postDataJSON()) agreements += 1
    return agreements === 1 ? route.fulfill({ status: 403, json: refusal }) : route.continue()
  })

  await open(page, `/profile/order/${code}`)
  const invoice = page.getByRole('article')
  const cancel = invoice.getByRole('button', { name: `Cancel order ${code}` })
  const dialog = page.getByRole('dialog', { name: `Cancel order ${code}` })
  await cancel.press('Enter')
  await dialog.getByRole('button', { name: 'Cancel the booking' }).press('Enter')
  const field = dialog.getByRole('textbox', { name: 'Code' })
  await field.waitFor()
  const sentence = await textOf(dialog.getByText(/we have sent a code/i))
  expect.soft(await examine(page, 'cancel code', [PHONE])).toEqual([])
  await field.fill(await readCode('01710000061'))
  await page.getByText('Your booking is cancelled, and your refund is on its way.').waitFor()
  await invoice.getByText('Cancelled', { exact: true }).waitFor()

  expect(sentence).toContain('+880 1710-••0061')
  expect(await cancel.count()).toBe(0)
  expect(await page.locator(':focus').textContent()).toBe('Invoice')
})
