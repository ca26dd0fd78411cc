import { expect, test } from 'vitest'
import { PHONE } from '../steps/examine.ts'
import { handOn } from '../steps/hand.ts'
import { open } from '../steps/open.ts'
import { factsOf, orderIn, textOf } from '../steps/orders.ts'
import { untilSearched } from '../steps/search.ts'
import { aNewcomer, readCode } from '../steps/sign-up.ts'
import { dayName } from '../steps/stays.ts'
import { openVisits } from '../steps/visitors.ts'

const visit = openVisits()

test('a new guest books a room on a phone, has paid after 15 taps, finds it in the history, and cancels it', async () => {
  const { page } = await visit({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })
  const { count, tap, type, choose, next } = handOn(page)
  const { phone, firstName, lastName } = aNewcomer(71)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const field = (name: string | RegExp) => page.getByRole('textbox', { name })
  const dayOf = (days: number) => page.getByRole('gridcell', { name: dayName(days) })
  const form = page.getByRole('form', { name: 'Check dates' })

  await open(page, '/')
  await tap(form.getByRole('textbox', { name: 'Arrival' }))
  await tap(dayOf(2))
  await tap(dayOf(4))
  await tap(button('Done'))
  await tap(form.getByRole('button', { name: 'Check Availability' }))
  await untilSearched(page)
  await tap(button('Book Single Room: Ichamoti House'))
  await tap(page.getByRole('region', { name: 'Your booking' }).getByRole('link', { name: 'Check Out' }))
  await type(page.getByLabel('Phone Number'), phone)
  await next()
  await type(page.getByLabel('First Name'), firstName)
  await next()
  await type(page.getByLabel('Last Name'), lastName)
  await tap(page.getByRole('dialog', { name: 'Sign Up' }).getByRole('button', { name: 'Sign Up' }))
  await page.getByRole('dialog', { name: 'Verify Phone Number' }).waitFor()
  await type(page.getByLabel('Code'), await readCode(phone))
  await choose(page.getByRole('combobox', { name: 'Identity Type' }), 'National ID')
  await tap(field('Identity Number'))
  await type(field('Identity Number'), '1990123456789')
  await next()
  await type(field('Expiry Date'), '31122035')
  await next()
  await type(field('Date of Birth'), '05031990')
  await tap(page.getByRole('radio', { name: /^Pay 30 % now/ }))
  await tap(page.getByRole('checkbox', { name: /^I accept the terms/ }))
  await tap(button('Submit'))
  await tap(button('Pay'))
  await page.getByRole('heading', { name: 'Payment Success & Order Placed Successfully!' }).waitFor()
  await page.getByRole('heading', { name: `Your room in Ichamoti House is booked, ${firstName}` }).waitFor()
  const code = new URL(page.url()).searchParams.get('Code') ?? ''
  await page.getByRole('banner').getByRole('link', { name: 'My bookings' }).tap()
  const order = orderIn(page, code)
  const listed = { text: await textOf(order), ...(await factsOf(order)) }
  await order.getByRole('button', { name: 'Cancel' }).tap()
  const dialog = page.getByRole('dialog', { name: `Cancel order ${code}` })
  await dialog.getByRole('button', { name: 'Keep the booking' }).tap()
  await dialog.waitFor({ state: 'hidden' })
  await order.getByRole('button', { name: 'Cancel' }).tap()
  await dialog.getByRole('button', { name: 'Cancel the booking' }).waitFor()
  const terms = await factsOf(dialog)
  await dialog.getByRole('button', { name: 'Cancel the booking' }).tap()
  await page.getByText('Your booking is cancelled').waitFor()
  await order.getByText('Cancelled', { exact: true }).first().waitFor()

  expect(count).toEqual({ taps: 15, typed: 7 })
  expect(listed.text).toContain('Confirmed')
  expect(listed).toMatchObject({ Payable: '17,250 tk', Paid: '5,175 tk', Due: '12,075 tk' })
  expect(terms).toMatchObject({ 'You have paid': 'BDT 5,175', 'Refundable under our policy': '0 %' })
  expect(await order.getByRole('button').count()).toBe(0)
})
