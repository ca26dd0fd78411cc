import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bookAtDesk } from '#contract/desk/booking.ts'
import { readDeskPayLink } from '#contract/desk/pay-links.ts'
import { addDays, dhakaDateTime } from '#contract/values/calendar.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aDeskBooking } from '#tests/support/desk/desk-bookings.ts'
import { examine, PHONE } from '../steps/examine.ts'
import { payInSandbox } from '../steps/sandbox.ts'
import { shareDeskServer } from '../steps/desk-server.ts'
import { today } from '../steps/stays.ts'

const { call, open, visit } = shareDeskServer('desk')

/** A room that reception holds for two hours; answers the order's code. */
async function heldByPhone(Phone: string): Promise<string> {
  const arrival = today()
  const places = [aPlace({ ArrivalDate: arrival, DepartureDate: addDays(arrival, 2) })]
  const Guest = { Kind: 'new', Name: 'Salma Rahman', Phone, Email: '' } as const
  const Terms = { Kind: 'hold', Until: dhakaDateTime(Date.now() + 2 * 60 * 60_000) } as const
  const body = { ...aDeskBooking(places, { Guest, Terms, Source: 'phone' }), ActivityId: randomUUID() }
  return (await call('desk', bookAtDesk, { body })).Code
}

test('reception sends a payment link, by which a guest pays 30 % on a phone without signing in', async () => {
  const code = await heldByPhone('01811223344')
  const { page: desk } = await open('desk', { address: `/desk/orders/${code}` })
  await desk.getByRole('button', { name: 'Payment link' }).click()
  const dialog = desk.getByRole('dialog')
  const text = await dialog.getByText(/^Please pay BDT 14,950 for your booking/).innerText()
  const chat = await dialog.getByRole('link', { name: 'Open WhatsApp with it' }).getAttribute('href')
  expect.soft(await examine(desk, 'desk payment link', [PHONE])).toEqual([])
  await dialog.getByRole('button', { name: 'Send it by SMS' }).click()
  await desk.getByText('payment link sent: by SMS').waitFor()

  const { page } = await visit({ viewport: PHONE })
  await page.goto(/https?:\S+$/.exec(text)?.[0] ?? '')
  await page.getByRole('heading', { name: `Pay for booking ${code}` }).waitFor()
  const sheet = await page.getByRole('main').innerText()
  expect.soft(await examine(page, 'payment link', [PHONE])).toEqual([])
  await page.getByRole('radio', { name: /30 %/ }).check()
  await page.getByRole('button', { name: 'Pay BDT 4,485' }).click()
  const paid = await payInSandbox(page)
  await desk.reload()
  await desk.getByText('Confirmed', { exact: true }).first().waitFor()

  expect(decodeURIComponent(chat ?? '')).toBe(`https://wa.me/8801811223344?text=${text}`)
  expect(sheet).toContain('Rania House, single room')
  expect(sheet).not.toMatch(/Salma|Rahman|11223344/)
  expect(paid).toBe(code)
  expect(await desk.getByRole('region', { name: 'Bill' }).innerText()).toMatch(/Due\s+BDT 10,465/)
})

test('a payment link that has ended shows why, and a wrong one is not found', async () => {
  const code = await heldByPhone('01811223355')
  const { Url } = await call('desk', readDeskPayLink, { params: { Code: code } })
  const { page, expectComplaint } = await visit({ viewport: PHONE })
  expectComplaint(/404|409/)

  await page.goto(Url.replace(/#.*/, `#${'A'.repeat(22)}`))
  await page
    .getByRole('heading', { name: /not found|lost|Page/i })
    .first()
    .waitFor()
  await page.goto(Url)
  await page.getByRole('heading', { name: `Pay for booking ${code}` }).waitFor()
  await page
    .getByRole('radio', { name: /100 %|in full|All/i })
    .first()
    .check()
  await page.getByRole('button', { name: 'Pay BDT 14,950' }).click()
  await payInSandbox(page)
  await page.goto(Url)
  await page.getByRole('heading', { name: 'This payment link has ended' }).waitFor()

  expect(await page.getByText('There is nothing to pay for this order').count()).toBeGreaterThan(0)
})
