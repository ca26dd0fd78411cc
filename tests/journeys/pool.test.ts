import { expect, test } from 'vitest'
import { toDayFirst } from '#contract/values/calendar.ts'
import { open } from './steps/open.ts'
import { factsOf, openHistory, orderIn, textOf } from './steps/orders.ts'
import { payInSandbox } from './steps/sandbox.ts'
import { aNewcomer, signUp } from './steps/sign-up.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

test('a guest books the pool for three by the half hour, pays, and finds its hours in the order history', async () => {
  const { page } = await visit()
  const day = toDayFirst(stayIn(40).arrival)

  await open(page, '/swimmingpool')
  await signUp(page, aNewcomer(40))
  const form = page.getByRole('region', { name: 'Book the pool' })
  await form.getByRole('button', { name: 'Book and pay' }).click()
  await form.getByText('Please select start and end dates.').waitFor()
  const personProblem = await form.getByText('Person is empty').isVisible()
  await form.getByRole('textbox', { name: 'Start Date' }).fill(day)
  await form.getByRole('combobox', { name: 'Start Time' }).selectOption('10:00 am')
  await form.getByRole('combobox', { name: 'End Time' }).selectOption('10:00 am')
  await form.getByRole('textbox', { name: 'Person' }).fill('3')
  await form.getByRole('button', { name: 'Book and pay' }).click()
  await form.getByText('End time should be greater than start time.').waitFor()
  await form.getByRole('combobox', { name: 'End Time' }).selectOption('12:30 pm')
  const total = await textOf(form.getByRole('status').filter({ hasText: 'Amount' }))
  await form.getByRole('button', { name: 'Book and pay' }).click()
  await page.getByRole('heading', { name: 'Sandbox payment' }).waitFor()
  const code = await payInSandbox(page)
  await openHistory(page)
  const order = orderIn(page, code)

  expect(personProblem).toBe(true)
  expect(total).toContain('2.500')
  expect(total).toContain('BDT 1,500.00')
  expect(await textOf(order)).toContain('2 hours 30 min')
  expect(await factsOf(order)).toMatchObject({ Payable: '1,500 tk', Paid: '1,500 tk' })
})
