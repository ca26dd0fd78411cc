import type { Chapter } from '../chapter.ts'

export const signIn: Chapter = {
  title: 'Sign in',
  promise: 'the e-mail and the password that the first start prints let someone in',
  async follow({ server, page, album }) {
    const [, email = '', password = ''] = /first account: (\S+) with the password (\S+)/.exec(server.output()) ?? []
    await page.goto('/studio')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill(password)
    const button = page.getByRole('button', { name: 'Sign in' })
    await album.save(page, 'sign-in')
    await button.click()
    await page.getByRole('link', { name: 'Home page' }).waitFor()
  },
}
