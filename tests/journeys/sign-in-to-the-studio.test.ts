import { addAccount } from 'content-lake/testing/accounts'
import { fakeApps, shownBy } from 'content-lake/testing/fake-apps'
import { loginPath } from 'content-lake/testing/sign-in-form'
import { aLake } from 'content-lake/testing/test-lake'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { examine, PHONE } from './steps/examine.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

const EDITOR = { email: 'rahima@resort.example', password: 'hilsa in the river' }

/** A lake with one member of the staff whose password is known, and the form that leads to the Studio. */
async function aLakeWithAForm(options: Parameters<typeof aLake>[0] = {}) {
  const { url, directory, token } = await aLake(options)
  addAccount(directory, { ...EDITOR, role: 'editor' })
  const target = `${new URL(url).origin}/studio`
  return { url, directory, token, target, form: `${url}${loginPath(target)}` }
}

/** A page asks for the focus of a field, and has it a moment after it is loaded. */
const untilFocused = (field: Locator) => field.and(field.page().locator(':focus')).waitFor()

/** What the browser says of the way back: the lake is alone here, without a Studio. */
const NO_STUDIO = /404/

test('a member of the staff signs in by keyboard alone and comes back to the Studio with a sid', async () => {
  const { form, target } = await aLakeWithAForm()
  const { page, expectComplaint } = await visit({ viewport: PHONE })
  expectComplaint(NO_STUDIO)

  await page.goto(form)
  await untilFocused(page.getByLabel('E-mail'))
  await page.keyboard.type(EDITOR.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(EDITOR.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/#sid=/)

  expect(page.url().replace(/sid=\w{60,}$/, 'sid=…')).toBe(`${target}#sid=…`)
})

test('a wrong password is reported beside the form, and the focus is on the password', async () => {
  const { form } = await aLakeWithAForm()
  const { page, expectComplaint } = await visit()
  expectComplaint(/401/)
  expectComplaint(NO_STUDIO)

  await page.goto(form)
  await page.getByLabel('E-mail').fill(EDITOR.email)
  await page.getByLabel('Password').fill('hilsa in the pond')
  await page.getByRole('button', { name: 'Sign in' }).click()

  expect(await page.getByRole('alert').innerText()).toBe('The e-mail or the password is wrong.')
  expect(await page.getByLabel('E-mail').inputValue()).toBe(EDITOR.email)
  await untilFocused(page.getByLabel('Password'))
  await page.keyboard.type(EDITOR.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/#sid=/)
})

test('the form is sound at every width, with and without a problem', async () => {
  const { form } = await aLakeWithAForm()
  const { page, expectComplaint } = await visit()
  expectComplaint(/401/)

  await page.goto(form)
  const empty = await examine(page, 'sign-in to the Studio')
  await page.getByLabel('E-mail').fill(EDITOR.email)
  await page.getByLabel('Password').fill('hilsa in the pond')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').waitFor()
  const refused = await examine(page, 'refused sign-in to the Studio')

  expect([...empty, ...refused]).toEqual([])
})

test('a member whose password was made up chooses another one and connects an app, on pages that are sound at every width', async () => {
  const { form, directory } = await aLakeWithAForm({ secondFactor: fakeApps() })
  const email = 'mitu@resort.example'
  const password = addAccount(directory, { email, role: 'editor', isGiven: true })
  const { page, expectComplaint } = await visit({ viewport: PHONE })
  expectComplaint(NO_STUDIO)
  const flaws: unknown[] = []

  await page.goto(form)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByLabel('Connect an authenticator app').check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await untilFocused(page.getByLabel('New password'))
  flaws.push(...(await examine(page, 'new password of the Studio')))
  for (const field of ['New password', 'The same once more']) await page.getByLabel(field).fill(EDITOR.password)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  flaws.push(...(await examine(page, 'app of the Studio')))
  const secret = await page.locator('#secret').innerText()
  await page.getByLabel('Code that the app shows now').fill(shownBy(secret, Date.now()))
  await page.getByRole('button', { name: 'Connect the app' }).click()
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor()
  flaws.push(...(await examine(page, 'recovery codes of the Studio')))
  const code = await page.getByRole('listitem').first().innerText()
  await page.getByLabel(/I have stored the codes/).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/#sid=/)
  await page.goto(form)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(EDITOR.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await untilFocused(page.getByLabel(/^Code of your authenticator app/))
  flaws.push(...(await examine(page, 'code for the Studio')))
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await page.waitForURL(/#sid=/)

  expect(flaws).toEqual([])
})

test('the script of an SVG that was uploaded runs for no one who opens it', async () => {
  const { url, token } = await aLakeWithAForm()
  const { page, expectComplaint } = await visit({ hasPictures: true })
  expectComplaint(/Blocked script execution|Content Security Policy|Content-Security-Policy/)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" onload="document.title = 'ran'">
    <script>document.documentElement.dataset.ran = 'yes'</script></svg>`
  const upload = await fetch(`${url}/v2025-02-19/assets/images/production`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token('editor')}`, 'Content-Type': 'image/svg+xml' },
    body: svg,
  })
  const { document: asset } = await upload.json()

  await page.goto(asset.url)
  const root = page.locator('svg')

  expect(await root.getAttribute('width')).toBe('20')
  expect(await root.getAttribute('data-ran')).toBe(null)
  expect(await page.title()).toBe('')
})
