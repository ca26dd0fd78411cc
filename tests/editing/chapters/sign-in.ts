import { totpCode, totpStep } from '#api/staff/secrets/totp.ts'
import { firstAccountOf } from '#tests/support/start-server.ts'
import type { Chapter } from '../chapter.ts'

export const signIn: Chapter = {
  title: 'Sign in',
  promise:
    'the e-mail and the password that the first start leaves let someone in, who connects an app and chooses another password',
  async follow({ server, page, album }) {
    const { email, password } = firstAccountOf(server)
    await page.goto('/studio')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill(password)
    const button = page.getByRole('button', { name: 'Sign in' })
    await album.save(page, 'sign-in')
    await button.click()
    await page.getByLabel(/I have stored the codes/).check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
    const secret = (await page.getByRole('definition').innerText()).replaceAll(' ', '')
    await page.getByLabel('Code that the app shows now').fill(totpCode(secret, totpStep(new Date())))
    await page.getByRole('button', { name: 'Connect the app' }).click()
    for (const field of ['New password', 'Repeat the password'])
      await page.getByLabel(field).fill('seven boats on the Turag')
    await page.getByRole('button', { name: 'Save the password' }).click()
    await page.getByRole('link', { name: 'Home page' }).waitFor()
  },
}
