import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lockDesk, setPin } from '#contract/staff/account.ts'
import { bookAtDesk } from '#contract/reception/walk-in.ts'
import { openTill, takePayment } from '#contract/money/till.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aDeskBooking } from '#tests/support/desk/desk-bookings.ts'
import { callDesk, type StaffBrowser } from '#tests/support/desk/staff-browser.ts'
import { messageOf } from '../steps/desk-days.ts'
import { shareDeskServer } from '../steps/desk-server.ts'
import { examine, PHONE, WIDE } from '../steps/examine.ts'
import { stayIn } from '../steps/stays.ts'

const PIN = '739164'

const { call, hire, open } = shareDeskServer('desk', 'manager')

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

test('a manager changes a bill, cancels on agreed terms, pays the refund out by hand, and closes the shift of a colleague', async () => {
  const { arrival, departure } = stayIn(0)
  await call('desk', openTill, { body: { ActivityId: randomUUID(), Float: 5_000 } })
  const places = [aPlace({ ArrivalDate: arrival, DepartureDate: departure })]
  const { Code } = await call('desk', bookAtDesk, { body: aDeskBooking(places) })
  const part = { ActivityId: randomUUID(), Code, Amount: 4_000, Method: 'cash', Reference: '' } as const
  await call('desk', takePayment, { body: part })
  const { page, expectComplaint } = await open('manager', { viewport: PHONE, address: `/desk/orders/${Code}` })
  const dialog = page.getByRole('dialog')
  // What was counted differs, which wants a reason.
  expectComplaint(/409/)

  await page.getByRole('button', { name: 'Take payment' }).click()
  await dialog.getByText(/shift/i).first().waitFor()
  const isTaken = await dialog.getByRole('button', { name: /^Take BDT/ }).isEnabled()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'Add an extra' }).click()
  await dialog.getByRole('button', { name: 'Add an extra' }).click()
  await dialog.getByText('This is required').waitFor()
  await dialog.getByLabel('What').fill('Driver’s bed')
  await dialog.getByLabel('How many').fill('3')
  await dialog.getByLabel('Price of one, BDT before VAT').fill('1,200')
  await dialog.getByRole('button', { name: /^Add BDT 4,140 with VAT/ }).click()
  await page.getByRole('button', { name: 'Remove Driver’s bed from the bill' }).click()
  await page.getByRole('region', { name: 'Bill' }).getByText('Driver’s bed').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Give an allowance' }).click()
  await dialog.getByRole('radio', { name: 'A percentage of the room charge' }).check()
  await dialog.getByRole('textbox', { name: 'Percent' }).fill('10')
  await dialog.getByLabel('Why', { exact: true }).selectOption('Noise')
  await dialog.getByRole('button', { name: 'Take off BDT 1,300' }).click()
  await messageOf(page, 'BDT 1,300 before VAT is taken off the bill').waitFor()
  await page.getByRole('button', { name: 'Void the allowance: 10 %, Noise' }).click()
  await messageOf(page, 'The allowance is void: 10 %, Noise').waitFor()
  await page.getByRole('button', { name: 'Cancel the booking' }).click()
  await dialog.getByRole('checkbox', { name: 'Agree on another sum' }).check()
  await dialog.getByLabel('Refund, BDT').fill('1000')
  await dialog.getByLabel('Reason').fill('the boiler broke')
  await dialog.getByRole('button', { name: 'Cancel, and refund BDT 1,000' }).click()
  await messageOf(page, 'The booking is cancelled').waitFor()

  await page.goto('/desk/refunds')
  await page.getByRole('button', { name: /^Refund paid out: BDT 1,000/ }).click()
  await dialog.getByRole('checkbox', { name: 'In cash' }).uncheck()
  await dialog.getByLabel('How and under which number').fill('City Bank transfer 7781')
  await dialog.getByRole('button', { name: 'Refund paid out' }).click()
  await messageOf(page, 'The refund is recorded').waitFor()
  await page.getByText('No refund has to be paid out by hand.').waitFor()

  await page.goto('/desk/money')
  await page.getByRole('button', { name: 'Close the shift of Nasrin Akter' }).click()
  await dialog.getByLabel('Counted, BDT').fill('8990')
  await dialog.getByRole('button', { name: 'Close the shift' }).click()
  await dialog.getByText('BDT 10 short').waitFor()
  await dialog.getByLabel('Why it differs').fill('given as change')
  await dialog.getByRole('button', { name: 'Close the shift' }).click()
  await messageOf(page, /Nasrin Akter.*BDT 10 short/).waitFor()

  expect(isTaken).toBe(false)
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
