import { expect, test } from 'vitest'
import type { Locator } from 'playwright-core'
import { newGuest } from '../steps/guests.ts'
import { open } from '../steps/open.ts'
import { openVisits } from '../steps/visitors.ts'

const visit = openVisits()

/** Leaves a field empty, which is reported, and then not, which takes the report away. */
async function leaveEmpty(place: Locator, label: string): Promise<void> {
  const field = place.getByRole('textbox', { name: label })
  const complaint = place.getByText(`${label} is required`)
  await field.fill('')
  await field.press('Tab')
  await complaint.waitFor()
  await field.fill('Rahima')
  await field.press('Tab')
  await complaint.waitFor({ state: 'hidden' })
}

test('a required field that is left empty is reported in the forms of a visitor', async () => {
  const { page } = await visit()
  await open(page, '/contact')
  await leaveEmpty(page.getByRole('main'), 'Full Name')
  await open(page, '/career')
  await leaveEmpty(page.getByRole('main'), 'Name')
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click()
  await leaveEmpty(page.getByRole('dialog'), 'First Name')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click()
  const phone = page.getByRole('dialog').getByLabel('Phone Number')

  await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true)
})

test('a required field that is left empty is reported in the forms of a guest, and so is a wrong value', async () => {
  const { page } = await visit({ guest: await newGuest(83) })
  const main = page.getByRole('main')
  await open(page, '/profile/edit')
  const number = main.getByLabel('Identity Number')
  expect(await number.inputValue()).toBe('••6789')
  await number.focus()
  expect(await number.inputValue()).toBe('')
  await leaveEmpty(main, 'Last Name')

  await main.getByLabel('Email').fill('nusrat@')
  await main.getByLabel('Email').press('Tab')
  await main.getByText('Please write an e-mail address such as name@example.com').waitFor()
  await main.getByRole('textbox', { name: 'Expiry Date' }).fill('01-01-2020')
  await main.getByRole('textbox', { name: 'Expiry Date' }).blur()
  await main.getByText('This document has expired').waitFor()
  // The calendar opens at the month that was typed.
  await main.getByRole('button', { name: /^Change date: Expiry Date/ }).click()
  const calendar = main.getByRole('dialog', { name: 'Choose date: Expiry Date' })
  const days = calendar.getByRole('gridcell').getByRole('button')
  await days.first().waitFor()
  const year = await calendar.getByRole('combobox', { name: 'Year' }).inputValue()
  await page.keyboard.press('Escape')
  await main.getByRole('textbox', { name: 'Expiry Date' }).fill('')
  await main.getByRole('button', { name: 'Choose date: Expiry Date' }).click()
  await calendar.getByRole('button', { name: /^Today/ }).waitFor()
  const firstOffered = await days.and(page.locator(':enabled')).first().getAttribute('aria-label')
  await page.keyboard.press('Escape')
  expect(year).toBe('2020')
  expect(firstOffered).toMatch(/^Today, /)

  await open(page, '/swimmingpool')
  await leaveEmpty(main, 'Name')
  await open(page, '/package')
  await page.getByRole('button', { name: 'Request the resort' }).click()
  await leaveEmpty(page.getByRole('dialog'), 'Name')
})
