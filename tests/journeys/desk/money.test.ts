import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bookAtDesk } from '#contract/desk/booking.ts'
import { openTill, takePayment } from '#contract/desk/money.ts'
import { addDays } from '#contract/values/calendar.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aDeskBooking } from '#tests/support/desk/desk-bookings.ts'
import { messageOf } from '../steps/desk-days.ts'
import { shareDeskServer } from '../steps/desk-server.ts'
import { PHONE } from '../steps/examine.ts'
import { today } from '../steps/stays.ts'

const { call, open } = shareDeskServer('desk', 'manager')

test('a manager gives an allowance and voids it, cancels on agreed terms, pays the refund out by hand, and closes the shift of a colleague', async () => {
  await call('desk', openTill, { body: { ActivityId: randomUUID(), Float: 5_000 } })
  const places = [aPlace({ ArrivalDate: today(), DepartureDate: addDays(today(), 2) })]
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
