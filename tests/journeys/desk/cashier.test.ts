import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lockDesk, setPin } from '#contract/desk/account.ts'
import { shareDeskServer } from '../steps/desk-server.ts'
import { examine, WIDE } from '../steps/examine.ts'
import { callDesk, type StaffBrowser } from '#tests/support/desk/staff-browser.ts'

const PIN = '739164'

const { hire, open } = shareDeskServer('desk')

async function openCashier(by: 'desk' | StaffBrowser) {
  const { page, expectComplaint } = await open(by, { address: '/desk/money' })
  const shift = page.getByRole('region', { name: 'My shift' })
  return { page, expectComplaint, shift, dialog: page.getByRole('dialog') }
}

test('by keyboard alone a shift is opened, cash is recorded and reversed, and the drawer is counted twice', async () => {
  const { page, shift, dialog } = await openCashier('desk')
  const { keyboard } = page
  const press = async (name: string | RegExp) => shift.getByRole('button', { name }).press('Enter')
  const focused: Record<string, string> = {}

  await shift.getByLabel('Opening float, BDT').fill('5000')
  await keyboard.press('Enter')
  await shift.getByText('Nothing was taken yet.').waitFor()
  focused['shift opened'] = await focusOf(page)
  await press('Paid in / Paid out')
  await dialog.getByLabel('Amount, BDT').and(page.locator(':focus')).waitFor()
  await keyboard.press('Enter')
  await dialog.getByText('This is required').first().waitFor()
  focused['sum missing'] = await focusOf(page)
  await keyboard.type('450')
  await keyboard.press('Tab')
  await keyboard.type('a taxi')
  await keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await press('Reverse: a taxi')
  await dialog.getByLabel('Reason').and(page.locator(':focus')).waitFor()
  await keyboard.type('the guests paid it')
  await keyboard.press('Enter')
  await shift.getByText(/^Paid in, reversal/).waitFor()
  focused['entry reversed'] = await focusOf(page)
  await press('Close the shift')
  await dialog.getByLabel('Counted, BDT').and(page.locator(':focus')).waitFor()
  await keyboard.type('5')
  await keyboard.press('Enter')
  await dialog.getByText('BDT 4,995 short').waitFor()
  await dialog.getByRole('button', { name: 'Count again' }).press('Enter')
  await dialog.getByLabel('Counted, BDT').and(page.locator(':focus')).waitFor()
  await keyboard.type('5000')
  await keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Close the shift' }).and(page.locator(':focus')).waitFor()
  await keyboard.press('Enter')
  await shift.getByText('The shift is closed').waitFor()
  focused['shift closed'] = await focusOf(page)

  expect(focused).toEqual({
    'shift opened': 'My shift',
    'sum missing': 'Amount, BDT',
    'entry reversed': 'My shift',
    'shift closed': 'My shift',
  })
})

test('a desk that is locked while a form is open is unlocked by PIN, with the form as it was', async () => {
  const member = await hire('desk', 'Jamal Hossain')
  await callDesk(member, setPin, { body: { Pin: PIN } })
  const { page, shift, dialog, expectComplaint } = await openCashier(member)
  expectComplaint(/403/)
  await shift.getByLabel('Opening float, BDT').fill('5000')
  await shift.getByRole('button', { name: 'Open the shift' }).click()
  await shift.getByRole('button', { name: 'Paid in / Paid out' }).click()
  await dialog.getByLabel('Amount, BDT').fill('450')
  await dialog.getByLabel('What for').fill('a taxi')

  await callDesk(member, lockDesk, { body: {} })
  await dialog.getByRole('button', { name: 'Record it' }).click()
  const lock = page.getByRole('dialog', { name: 'Locked' })
  await lock.getByLabel('PIN (6 digits)').and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  expect.soft(await examine(page, 'desk locked over a form', [WIDE])).toEqual([])
  await lock.getByLabel('PIN (6 digits)').fill(PIN)
  await lock.getByRole('button', { name: 'Unlock' }).click()
  await lock.waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Record it' }).and(page.locator(':focus')).press('Enter')

  await shift.getByRole('button', { name: 'Reverse: a taxi' }).waitFor()
})

/** The name of what has the focus. */
function focusOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
    const title = document.getElementById(focused?.getAttribute('aria-labelledby') ?? '')
    return (label ?? title ?? focused)?.textContent?.trim() ?? ''
  })
}
