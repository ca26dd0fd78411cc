import { expect, test } from 'vitest'
import type { Stay } from '#contract/values/stay.ts'
import { fillGuestDetails, submitCheckout } from './steps/checkout.ts'
import { examine } from './steps/examine.ts'
import { open } from './steps/open.ts'
import { openHistory, orderIn } from './steps/orders.ts'
import { cancelInSandbox, failInSandbox, payInSandbox } from './steps/sandbox.ts'
import { addRoom, goToCheckout, searchFor } from './steps/search.ts'
import { aNewcomer, signUp } from './steps/sign-up.ts'
import { stayIn } from './steps/stays.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()
const calm = { reducedMotion: 'reduce' } as const

test('the pages of a booking and of what became of it are open to everybody', async () => {
  const found: string[] = []
  const { page } = await visit(calm)
  const addAndCheckOut = async (stay: Stay) => {
    await searchFor(page, stay)
    await addRoom(page, 'Ichamoti House')
    await goToCheckout(page)
  }

  await addAndCheckOut(stayIn(110))
  await signUp(page, aNewcomer(10))
  await page.getByRole('button', { name: 'Submit' }).waitFor()
  found.push(...(await examine(page, 'checkout')))
  const summary = await page.getByRole('region', { name: 'Booking summary' }).innerText()
  const isFirst100 = await page.getByRole('radio', { name: /^Pay all now/ }).isChecked()
  const isRefusedUnticked = await page.getByRole('button', { name: 'Submit' }).isDisabled()
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Identity, Id Number, Expiry Date, Date of Birth are required.').waitFor()
  await fillGuestDetails(page)
  await submitCheckout(page, { percent: '30%' })
  const code = await payInSandbox(page)
  found.push(...(await examine(page, 'status success')))
  const result = await page.getByRole('main').innerText()
  await addAndCheckOut(stayIn(115))
  const known = await page.getByRole('region', { name: 'Guest' }).innerText()
  found.push(...(await examine(page, 'checkout of a known guest')))
  await submitCheckout(page, { percent: '30%' })
  await failInSandbox(page)
  found.push(...(await examine(page, 'status failed')))
  await addAndCheckOut(stayIn(120))
  await submitCheckout(page, { percent: '30%' })
  await cancelInSandbox(page)
  found.push(...(await examine(page, 'status cancelled')))
  await openHistory(page)
  await orderIn(page, code).waitFor()
  found.push(...(await examine(page, 'order history')))
  await page.getByRole('button', { name: 'Pay again' }).click()
  found.push(...(await examine(page, 'pay dialog')))
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: `View invoice of order ${code}` }).click()
  await page.getByRole('heading', { name: 'Invoice' }).waitFor()
  found.push(...(await examine(page, 'invoice')))

  expect(found).toEqual([])
  for (const word of ['Total Taxes (15 %)', 'Total', 'Questions?', '@', '+880']) expect(summary).toContain(word)
  expect([isFirst100, isRefusedUnticked]).toEqual([true, true])
  expect(known).toContain('Rahima Khatun · National ID ••6789')
  for (const word of [code, 'to reconfirm your booking.', 'View Order', 'Home']) expect(result).toContain(word)
  for (const word of ['Your room in Ichamoti House is booked, Rahima', 'from 2:00 pm', 'Ichamoti Ghat Road']) {
    expect(result.replaceAll('\u00a0', ' ')).toContain(word)
  }
})

test('every form of the auth dialog is open to everybody', async () => {
  const found: string[] = []
  const { page } = await visit(calm)
  const { phone, firstName, lastName } = aNewcomer(11)
  const dialog = page.getByRole('dialog')
  const signIn = () => page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()

  await open(page, '/')
  await signIn()
  await dialog.getByLabel('Phone Number').fill(phone)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await dialog.getByText('User is not registered, please sign up.').waitFor()
  found.push(...(await examine(page, 'login refused')))
  await dialog.getByRole('button', { name: 'Sign Up' }).click()
  await dialog.getByLabel('First Name').fill(firstName)
  found.push(...(await examine(page, 'sign up')))
  await dialog.getByLabel('Last Name').fill(lastName)
  await dialog.getByRole('button', { name: 'Sign Up' }).click()
  await page.getByRole('dialog', { name: 'Verify Phone Number' }).waitFor()
  found.push(...(await examine(page, 'code')))

  expect(found).toEqual([])
})
