import { firstAccountOf } from '#tests/support/start-server.ts'
import type { Chapter } from '../chapter.ts'

export const signIn: Chapter = {
  title: 'Sign in',
  promise: 'the e-mail and the password that the first start leaves let someone in, who chooses another password',
  async follow({ server, page, album }) {
    const { email, password } = firstAccountOf(server, 'studio')
    await page.goto('/studio')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill(password)
    const button = page.getByRole('button', { name: 'Sign in' })
    await album.save(page, 'sign-in')
    await button.click()
    for (const field of ['New password', 'The same once more'])
      await page.getByLabel(field).fill('seven boats on the Turag')
    await page.getByRole('button', { name: 'Save the password' }).click()
    await page.getByRole('link', { name: 'Home page' }).waitFor()
  },
}
