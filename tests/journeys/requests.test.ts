import { expect, test } from 'vitest'
import { toDayFirst } from '#contract/values/calendar.ts'
import { open } from './steps/open.ts'
import { openHistory, textOf } from './steps/orders.ts'
import { aNewcomer, signUp } from './steps/sign-up.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

test('a guest asks for the hall, is told what to mend, and finds the request among the orders', async () => {
  const { page } = await visit()
  const { arrival, departure } = stayIn(50)

  await open(page, '/convention')
  await signUp(page, aNewcomer(41))
  await page.getByRole('button', { name: 'Request the hall' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for the convention hall' })
  const send = dialog.getByRole('button', { name: 'Send the request' })
  await dialog.getByRole('textbox', { name: 'Start Date' }).fill(toDayFirst(departure))
  await dialog.getByRole('textbox', { name: 'End Date' }).fill(toDayFirst(arrival))
  await send.click()
  await dialog.getByText('End date should be greater than start date').waitFor()
  await dialog.getByText('Person is empty').waitFor()
  await dialog.getByRole('textbox', { name: 'Start Date' }).fill(toDayFirst(arrival))
  await dialog.getByRole('textbox', { name: 'End Date' }).fill(toDayFirst(departure))
  await dialog.getByRole('textbox', { name: 'Person' }).fill('401')
  await send.click()
  await dialog.getByText('The convention hall holds up to 400 people').waitFor()
  await dialog.getByRole('textbox', { name: 'Person' }).fill('400')
  await dialog.getByRole('textbox', { name: 'Remarks' }).fill('A wedding, with dinner')
  await send.click()
  await page.getByText('Your request has been received. We will call you to confirm.').waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await openHistory(page)
  const order = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Order / }) })

  expect(await textOf(order.first())).toMatch(/Requested/)
  expect(await textOf(order.first())).toContain('3 Day')
})

test('what is offered can be read without JavaScript, and a visitor is asked to sign in', async () => {
  const reader = await visit({ javaScriptEnabled: false })
  const { page } = await visit()

  await reader.page.goto('/convention')
  const words = await reader.page.getByRole('main').innerText()
  await open(page, '/package')
  await page.getByRole('dialog', { name: 'Login' }).getByRole('button', { name: 'Close' }).click()
  await page.waitForURL('/')

  expect(words).toContain('Up to 400 people')
})
