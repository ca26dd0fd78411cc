import { expect, test } from 'vitest'
import { toDayFirst } from '#contract/values/calendar.ts'
import { bookAsNewcomer } from './steps/book.ts'
import { factsOf, openHistory, orderIn, textOf } from './steps/orders.ts'
import { payInSandbox } from './steps/sandbox.ts'
import { countLeft, searchFor } from './steps/search.ts'
import { aNewcomer } from './steps/sign-up.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

test('a new guest abroad books two nights, pays 30 %, and finds the dates of Dhaka and the due in the invoice', async () => {
  const { page } = await visit({ timezoneId: 'America/Los_Angeles' })
  const stay = stayIn(30)
  const dates = `${toDayFirst(stay.arrival)} to ${toDayFirst(stay.departure)}`

  await bookAsNewcomer(page, aNewcomer(1), { house: 'Rania House', kind: 'room', stay, percent: '30%' })
  const code = await payInSandbox(page)
  const shown = await factsOf(page.getByRole('main'))
  await openHistory(page)
  const order = orderIn(page, code)
  const listed = { text: await textOf(order), ...(await factsOf(order)) }
  await order.getByRole('link', { name: `View invoice of order ${code}` }).click()
  await page.getByRole('heading', { name: 'Invoice' }).waitFor()
  const invoice = await factsOf(page.getByRole('article'))

  expect(shown).toEqual({ 'Order number': code, 'This payment': 'BDT 4,485', 'Still due': 'BDT 10,465' })
  expect(listed).toMatchObject({ Payable: '14,950 tk', Paid: '4,485 tk', Due: '10,465 tk' })
  expect(listed.text).toContain('Confirmed')
  expect(listed.text).toContain(dates)
  expect(invoice).toMatchObject({ Order: code, Status: 'Confirmed', Stay: '2 Night' })
  expect(invoice).toMatchObject({ Total: '৳14,950', Paid: '৳4,485', Due: '৳10,465' })
  expect(await page.getByRole('row').filter({ hasText: 'Rania House' }).innerText()).toContain(dates)

  await searchFor(page, stay)
  expect(await countLeft(page, 'Rania House', 'Single room')).toBe(3)
})
