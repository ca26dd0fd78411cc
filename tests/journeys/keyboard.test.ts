import { expect, test } from 'vitest'
import { toDayFirst } from '#contract/values/calendar.ts'
import { open } from './steps/open.ts'
import { untilSearched } from './steps/search.ts'
import { aNewcomer, readCode } from './steps/sign-up.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'
import { handOn } from './steps/ways.ts'

const visit = openVisits()

test('a guest without a mouse searches, adds a room, signs up and reaches the payment page', async () => {
  const { page } = await visit()
  const { press, choose, fill } = handOn(page, 'keyboard')
  const { arrival, departure } = stayIn(90)
  const { phone, firstName, lastName } = aNewcomer(9)

  await open(page, '/')
  await fill(page.getByRole('textbox', { name: 'Arrival' }), toDayFirst(arrival))
  await fill(page.getByRole('textbox', { name: 'Departure' }), toDayFirst(departure))
  await page.keyboard.press('Enter')
  await untilSearched(page)
  await press(page.getByRole('button', { name: 'Book Single Room: Ichamoti House' }))
  await page.getByRole('group', { name: 'Quantity of Ichamoti House, single room' }).waitFor()
  await press(page.getByRole('link', { name: 'Check Out' }).first())

  const dialog = page.getByRole('dialog')
  await page.getByRole('dialog', { name: 'Sign Up' }).waitFor()
  await fill(dialog.getByLabel('Phone Number'), phone)
  await fill(dialog.getByLabel('First Name'), firstName)
  await fill(dialog.getByLabel('Last Name'), lastName)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Verify Phone Number' }).waitFor()
  await fill(dialog.getByLabel('Code'), await readCode(phone))

  const field = (name: RegExp) => page.getByRole('textbox', { name })
  await page.getByRole('button', { name: 'Submit' }).waitFor()
  await choose(page.getByRole('combobox', { name: /^Identity Type/ }), 'N')
  await fill(field(/^Identity Number/), '1990123456789')
  await fill(field(/^Expiry Date/), '31-12-2035')
  await fill(field(/^Date of Birth/), '05-03-1990')
  await press(page.getByRole('radio', { name: /^Pay 30 % now/ }))
  await press(page.getByRole('checkbox', { name: /^I accept/ }))
  await press(page.getByRole('button', { name: 'Submit' }))
  await page.getByRole('heading', { name: 'Sandbox payment' }).waitFor()

  expect(await page.getByText('BDT 5175.00').count()).toBe(1)
})
