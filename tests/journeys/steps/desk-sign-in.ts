import type { Page } from 'playwright-core'
import { totpCode, totpStep } from '#api/staff/secrets/totp.ts'

export const OWN_PASSWORD = 'seven boats on the Turag'

/** What an app shows in whole steps after now, so that no code is used twice. */
export const codeOf = (secret: string, later = 0) => totpCode(secret, totpStep(new Date()) + later)

type Account = { email: string; password: string }

export async function submitPassword(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The first sign-in of a new account, from its password to the open desk; answers the secret of its app. */
export async function enrol(page: Page, look = async (_screen: string) => {}): Promise<string> {
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor()
  await look('recovery codes')
  await page.getByLabel(/I have stored the codes/).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  await look('enrolment')
  const secret = (await page.getByRole('definition').innerText()).replaceAll(' ', '')
  await page.getByLabel('Code that the app shows now').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Connect the app' }).click()
  await page.getByLabel('New password').fill(OWN_PASSWORD)
  await page.getByLabel('Repeat the password').fill(OWN_PASSWORD)
  await look('new password')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await page.getByRole('navigation', { name: 'Pages of the desk' }).waitFor()
  return secret
}
