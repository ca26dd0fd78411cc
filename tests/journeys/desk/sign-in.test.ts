import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstAccountOf, startServer, type RunningServer } from '#tests/support/start-server.ts'
import { codeOf, enrol, OWN_PASSWORD, submitPassword } from '../steps/desk-sign-in.ts'
import { examine, PHONE } from '../steps/examine.ts'
import { translate } from '../steps/translate.ts'
import { openVisits } from '../steps/visitors.ts'

const OWNER_PIN = '471938'
const KARIM_PIN = '582047'
const KARIM = { name: 'Karim Uddin', email: 'karim@resort.test' }

/** A server of its own: its first owner signs in once. */
let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await server.stop()
})
const visit = openVisits(() => server.url)

const firstOwner = () => firstAccountOf(server)

async function setPin(page: Page, pin: string): Promise<void> {
  await page.getByTitle('Your account: password and PIN').click()
  const form = page.getByRole('region', { name: 'PIN' })
  await form.getByLabel('New PIN').fill(pin)
  await form.getByLabel('Repeat the PIN').fill(pin)
  await form.getByRole('button', { name: 'Set the PIN' }).click()
  await page.getByText('Your PIN is set.').waitFor()
}

test('the first owner enrols and adds a colleague, who takes the browser over by PIN', async () => {
  const { page, expectComplaint } = await visit()
  const colleague = await visit({ viewport: PHONE })
  const look = async (screen: string) => expect.soft(await examine(page, `desk ${screen}`, [PHONE])).toEqual([])
  expectComplaint(/422/)

  await page.goto('/desk')
  await page.getByLabel('E-mail').waitFor()
  expect.soft(await examine(page, 'desk sign-in')).toEqual([])
  // What a browser's translator does to a page does not stop a sign-in.
  await translate(page)
  await submitPassword(page, { ...firstOwner(), password: 'not this one' })
  await page.getByRole('alert').waitFor()
  await submitPassword(page, firstOwner())
  const secret = await enrol(page, look)
  await setPin(page, OWNER_PIN)
  await look('account')

  await page.getByRole('link', { name: 'Staff' }).click()
  await page.getByRole('button', { name: 'Add a member' }).click()
  await page.getByLabel('Name', { exact: true }).fill(KARIM.name)
  await page.getByLabel('E-mail').fill(KARIM.email)
  await page.getByRole('button', { name: 'Add the account' }).click()
  const password = await page.getByLabel('First password').innerText()
  await look('first password')
  await page.getByRole('button', { name: 'Done' }).click()
  await look('staff')

  await colleague.page.goto('/desk')
  await submitPassword(colleague.page, { email: KARIM.email, password })
  await enrol(colleague.page)
  await setPin(colleague.page, KARIM_PIN)
  expect(await colleague.page.getByRole('link', { name: 'Staff' }).count()).toBe(0)

  await page.reload()
  await page.getByRole('button', { name: 'Let a colleague take over' }).click()
  await look('switch')
  await page.getByRole('textbox', { name: 'PIN' }).fill(KARIM_PIN)
  await page.getByRole('button', { name: 'Take over', exact: true }).click()
  await page.getByText(`${KARIM.name} is working here now.`).waitFor()
  await page.getByText('Your account may not open this page.').waitFor()

  await page.getByRole('button', { name: 'Lock the desk' }).click()
  await page.reload()
  await page.getByRole('heading', { name: 'Locked' }).waitFor()
  await look('locked')
  await page.getByRole('combobox', { name: 'Who are you?' }).selectOption('Owner')
  await page.getByRole('textbox', { name: 'PIN' }).fill(OWNER_PIN)
  await page.getByRole('button', { name: 'Unlock' }).click()
  await page.getByRole('link', { name: 'Log' }).click()
  await page.getByRole('row', { name: /took over the browser: from Owner/ }).waitFor()
  await look('log')

  // Taken over by PIN, the desk wants a fresh code before staff are changed.
  await page.getByRole('link', { name: 'Staff' }).click()
  await page.getByRole('button', { name: `Change ${KARIM.name}` }).click()
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Manager')
  await page.getByRole('button', { name: 'Save the role' }).click()
  await page.getByRole('dialog', { name: 'Please confirm that it is you' }).waitFor()
  expectComplaint(/403/)
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('The role is changed.').waitFor()
})

test('a member signs in with a code and out again by keyboard alone', async () => {
  const { page } = await visit({ viewport: PHONE })
  const { keyboard } = page
  const untilFocused = async (name: string) => page.getByRole('textbox', { name }).and(page.locator(':focus')).waitFor()

  await page.goto('/desk')
  await untilFocused('E-mail')
  await keyboard.type(KARIM.email)
  await keyboard.press('Tab')
  await keyboard.type(OWN_PASSWORD)
  await keyboard.press('Enter')
  await untilFocused('Code')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await page.getByLabel('E-mail').waitFor()

  expect(await page.getByRole('heading', { name: 'Sign in' }).isVisible()).toBe(true)
})
