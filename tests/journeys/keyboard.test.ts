import { expect, test } from 'vitest'
import { toDayFirst } from '#contract/values/calendar.ts'
import { pressKey, typeInto } from './steps/keyboard.ts'
import { open } from './steps/open.ts'
import { untilSearched } from './steps/search.ts'
import { aNewcomer, readCode } from './steps/sign-up.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

test('a calendar and the guests close when Tab leaves them, and by Escape', async () => {
  const { page } = await visit()
  const calendar = page.getByRole('dialog', { name: 'Choose your dates' })
  const guests = page.getByRole('group', { name: 'Quantity of Adults' })
  const opener = page.getByRole('button', { name: /^Change date: Arrival/ })
  await open(page, '/')

  await opener.press('Enter')
  await calendar.getByRole('button', { name: 'Next Month' }).waitFor()
  await page.keyboard.press('Escape')
  await calendar.waitFor({ state: 'hidden' })
  await opener.press('Enter')
  await calendar.getByRole('button', { name: 'Next Month' }).waitFor()
  await page.getByRole('button', { name: 'Check Availability' }).focus()
  await calendar.waitFor({ state: 'hidden' })
  await page.locator('summary').filter({ hasText: 'Guests' }).press('Enter')
  await guests.waitFor()
  await page.getByRole('button', { name: 'Check Availability' }).focus()
  await guests.waitFor({ state: 'hidden' })

  expect(await calendar.isVisible()).toBe(false)
})

test('a guest without a mouse searches, adds a room, signs up and reaches the payment page', async () => {
  const { page } = await visit()
  const { keyboard } = page
  const { arrival, departure } = stayIn(90)
  const { phone, firstName, lastName } = aNewcomer(9)

  await open(page, '/')
  await typeInto(page, page.getByRole('textbox', { name: 'Arrival' }), toDayFirst(arrival))
  await typeInto(page, page.getByRole('textbox', { name: 'Departure' }), toDayFirst(departure))
  await keyboard.press('Enter')
  await untilSearched(page)
  await pressKey(page, page.getByRole('button', { name: 'Book Single Room: Ichamoti House' }), 'Enter')
  await page.getByRole('group', { name: 'Quantity of Ichamoti House, single room' }).waitFor()
  await pressKey(page, page.getByRole('link', { name: 'Check Out' }).first(), 'Enter')

  const dialog = page.getByRole('dialog')
  await page.getByRole('dialog', { name: 'Sign Up' }).waitFor()
  await typeInto(page, dialog.getByLabel('Phone Number'), phone)
  await typeInto(page, dialog.getByLabel('First Name'), firstName)
  await typeInto(page, dialog.getByLabel('Last Name'), lastName)
  await keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Verify Phone Number' }).waitFor()
  await typeInto(page, dialog.getByLabel('Code'), await readCode(phone))

  const field = (name: RegExp) => page.getByRole('textbox', { name })
  await page.getByRole('button', { name: 'Submit' }).waitFor()
  await pressKey(page, page.getByRole('combobox', { name: /^Identity Type/ }), 'N')
  await typeInto(page, field(/^Identity Number/), '1990123456789')
  await typeInto(page, field(/^Expiry Date/), '31-12-2035')
  await typeInto(page, field(/^Date of Birth/), '05-03-1990')
  await pressKey(page, page.getByRole('radio', { name: /^Pay all now/ }), 'ArrowDown')
  await pressKey(page, page.getByRole('checkbox', { name: /^I accept/ }), 'Space')
  await pressKey(page, page.getByRole('button', { name: 'Submit' }), 'Enter')
  await page.getByRole('heading', { name: 'Sandbox payment' }).waitFor()

  expect(await page.getByText('BDT 5175.00').count()).toBe(1)
})
