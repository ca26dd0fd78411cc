import { expect, test } from 'vitest'
import { addDays } from '#contract/values/calendar.ts'
import { messageOf as message, partyOf as party } from '../steps/desk-days.ts'
import { shareDeskServer } from '../steps/desk-server.ts'
import { examine, PHONE } from '../steps/examine.ts'
import { today } from '../steps/stays.ts'

const { arrive, open } = shareDeskServer('desk')

test('reception lets guests leave on the account of their company, which pays later', async () => {
  const guest = 'Kamal Hossain'
  await arrive(guest, { DepartureDate: addDays(today(), 1) }, '30%')
  const { page, expectComplaint } = await open('desk', { viewport: PHONE, hasHints: false })
  expectComplaint(/409/)
  const dialog = page.getByRole('dialog')
  const bill = page.getByRole('region', { name: 'Bill' })

  await party(page, 'Arriving', guest)
    .getByRole('button', { name: `Check in: ${guest}` })
    .click()
  await message(page, `Checked in: ${guest}`).getByRole('button', { name: 'close' }).click()
  await party(page, 'In house', guest)
    .getByRole('button', { name: `Check out: ${guest}` })
    .click()
  await dialog.getByRole('button', { name: 'Check out' }).click()
  await dialog.getByRole('link', { name: 'Take the payment' }).click()
  await bill.getByRole('button', { name: 'Bill to a company' }).click()
  await dialog.getByLabel('Company').fill('Padma Textiles Ltd')
  await dialog.getByLabel('Address').fill('House 7, Savar, Dhaka')
  const agreedBy = await dialog.getByLabel('Agreed by').inputValue()
  expect.soft(await examine(page, 'desk bill to a company')).toEqual([])
  await dialog.getByRole('button', { name: 'Bill to a company' }).click()
  await message(page, 'The rest is billed to Padma Textiles Ltd').getByRole('button', { name: 'close' }).click()
  await bill.getByText(`Agreed by ${guest}`).waitFor()
  expect.soft(await examine(page, 'desk booking of a company')).toEqual([])
  await page.getByRole('button', { name: `Check out: ${guest}` }).click()
  await dialog.getByRole('button', { name: 'Check out' }).click()
  await message(page, `Checked out: ${guest}`).waitFor()

  await page.goto('/desk/money')
  const debts = page.getByRole('region', { name: 'Owed by companies' })
  await debts.getByText('BDT 5,232').first().waitFor()
  expect.soft(await examine(page, 'desk debts of companies')).toEqual([])
  await debts.getByRole('link', { name: 'Padma Textiles Ltd' }).click()
  await bill.getByRole('button', { name: 'Take payment' }).click()
  await dialog.getByRole('radio', { name: 'Bank transfer' }).check()
  await dialog.getByLabel('Transaction number').fill('EFT 4711')
  await dialog.getByRole('button', { name: /^Take BDT/ }).click()
  await message(page, /^Receipt R-/).waitFor()
  await page.goto('/desk/money')
  await debts.getByText('No company owes anything.').waitFor()

  expect(agreedBy).toBe(guest)
})
