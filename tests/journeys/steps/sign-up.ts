import { inject, vi } from 'vitest'
import type { Page } from 'playwright-core'
import { codeSentTo } from '#tests/support/shopper.ts'

export type Newcomer = { phone: string; firstName: string; lastName: string }

/** A guest whom no one knows yet; `number` distinguishes them. */
export function aNewcomer(number: number): Newcomer {
  return { phone: `0171${String(number).padStart(7, '0')}`, firstName: 'Rahima', lastName: 'Khatun' }
}

/**
 * In the dialog that asks a visitor to sign in: gives phone and name and types the code from the SMS, whose last digit submits it. `read`
 * finds that code where there is no inbox for developers.
 */
export async function signUp(
  page: Page,
  { phone, firstName, lastName }: Newcomer,
  read: typeof readCode = readCode,
): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Sign Up' })
  const login = page.getByRole('dialog', { name: 'Login' })
  await form.or(login).waitFor()
  // From the checkout a newcomer meets the sign-up first.
  if (await login.isVisible()) await login.getByRole('button', { name: 'Sign Up' }).click()
  await form.getByLabel('Phone Number').fill(phone)
  await form.getByLabel('First Name').fill(firstName)
  await form.getByLabel('Last Name').fill(lastName)
  await form.getByRole('button', { name: 'Sign Up' }).click()
  await verify(page, phone, read)
}

/** From the header of any page. */
export async function signUpFromHeader(page: Page, newcomer: Newcomer): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await signUp(page, newcomer)
}

export async function verify(page: Page, phone: string, read: typeof readCode = readCode): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Verify Phone Number' })
  await dialog.waitFor()
  await dialog.getByLabel('Code').fill(await read(phone, new URL(page.url()).origin))
  // The words of welcome stay for a second only.
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('banner').getByRole('link', { name: 'My bookings' }).waitFor()
}

/** The code of the newest SMS to a Bangladeshi phone, once it was sent. */
export function readCode(phone: string, url = inject('siteUrl')): Promise<string> {
  return vi.waitFor(() => codeSentTo({ url }, `+88${phone}`), { timeout: 5_000 })
}
