import { expect, test } from 'vitest'
import { bookAtDesk } from '#contract/reception/walk-in.ts'
import { dhakaDateTime } from '#contract/values/calendar.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aDeskBooking, holdUntil } from '#tests/support/desk/desk-bookings.ts'
import { examine, PHONE } from '../steps/examine.ts'
import { payInSandbox } from '../steps/sandbox.ts'
import { shareDeskServer } from '../steps/desk-server.ts'
import { stayIn } from '../steps/stays.ts'

const { call, open, visit } = shareDeskServer('desk')

test('reception sends a payment link, by which a guest pays 30 % on a phone without signing in, and then the rest', async () => {
  const { arrival, departure } = stayIn(0)
  const places = [aPlace({ ArrivalDate: arrival, DepartureDate: departure })]
  const Guest = { Kind: 'new', Name: 'Salma Rahman', Phone: '01811223344', Email: '' } as const
  const terms = holdUntil(dhakaDateTime(Date.now() + 2 * 60 * 60_000))
  const { Code: code } = await call('desk', bookAtDesk, { body: aDeskBooking(places, { Guest, ...terms }) })
  const { page: desk } = await open('desk', { address: `/desk/orders/${code}` })
  await desk.getByRole('button', { name: 'Payment link' }).click()
  const dialog = desk.getByRole('dialog')
  const text = await dialog.getByText(/: please pay BDT 14,950 for your booking/).innerText()
  const chat = await dialog.getByRole('link', { name: 'Open WhatsApp with it' }).getAttribute('href')
  expect.soft(await examine(desk, 'desk payment link', [PHONE])).toEqual([])
  await dialog.getByRole('button', { name: 'Send it by SMS' }).click()
  await desk.getByText('payment link sent: by SMS').waitFor()

  const { page, expectComplaint } = await visit({ viewport: PHONE })
  const link = /https?:\S+$/.exec(text)?.[0] ?? ''
  expectComplaint(/404|409/)
  await page.goto(link.replace(/#.*/, `#${'A'.repeat(22)}`))
  await page.getByRole('heading', { name: 'Page Not Found!!!' }).waitFor()
  await page.goto(link)
  await page.getByRole('heading', { name: `Pay for booking ${code}` }).waitFor()
  const sheet = await page.getByRole('main').innerText()
  expect.soft(await examine(page, 'payment link', [PHONE])).toEqual([])
  await page.getByRole('radio', { name: /30 %/ }).check()
  await page.getByRole('button', { name: 'Pay BDT 4,485' }).click()
  const paid = await payInSandbox(page)
  await desk.reload()
  await desk.getByText('Confirmed', { exact: true }).first().waitFor()
  const bill = await desk.getByRole('region', { name: 'Bill' }).innerText()
  await page.goto(link)
  await page.getByRole('button', { name: 'Pay BDT 10,465' }).click()
  await payInSandbox(page)
  await page.goto(link)
  await page.getByRole('heading', { name: 'This payment link has ended' }).waitFor()

  expect(decodeURIComponent(chat ?? '')).toBe(`https://wa.me/8801811223344?text=${text}`)
  expect(sheet).toContain('Rania House, single room')
  expect(sheet).not.toMatch(/Salma|Rahman|11223344/)
  expect(paid).toBe(code)
  expect(bill).toMatch(/Due\s+BDT 10,465/)
})
