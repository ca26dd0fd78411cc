import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookAtDesk } from '#contract/desk/booking.ts'
import { openTill, takePayment } from '#contract/desk/money.ts'
import { addDays } from '#contract/values/calendar.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aDeskBooking } from '#tests/support/desk/desk-bookings.ts'
import { callDesk, signInColleague, signInFirstOwner, type StaffBrowser } from '#tests/support/desk/staff-browser.ts'
import { startServer, type RunningServer } from '#tests/support/start-server.ts'
import { messageOf, openDeskOf } from '../steps/desk-days.ts'
import { PHONE } from '../steps/examine.ts'
import { today } from '../steps/stays.ts'
import { openVisits } from '../steps/visitors.ts'

let server: RunningServer
let reception: StaffBrowser
let manager: StaffBrowser
beforeAll(async () => {
  server = await startServer()
  const owner = await signInFirstOwner(server)
  reception = await signInColleague(owner, 'desk', 'Nasrin Akter')
  manager = await signInColleague(owner, 'manager', 'Karim Mia')
})
afterAll(() => server.stop())
const visit = openVisits(() => server.url)

test('a manager cancels on agreed terms, pays the refund out by hand, and closes the shift of a colleague', async () => {
  await callDesk(reception, openTill, { body: { ActivityId: randomUUID(), Float: 5_000 } })
  const places = [aPlace({ ArrivalDate: today(), DepartureDate: addDays(today(), 2) })]
  const { Code } = await callDesk(reception, bookAtDesk, { body: aDeskBooking(places) })
  const part = { ActivityId: randomUUID(), Code, Amount: 4_000, Method: 'cash', Reference: '' } as const
  await callDesk(reception, takePayment, { body: part })
  const { page, expectComplaint } = await openDeskOf(await visit({ viewport: PHONE }), {
    member: manager,
    address: `/desk/orders/${Code}`,
  })
  const dialog = page.getByRole('dialog')
  // What was counted differs, which wants a reason.
  expectComplaint(/409/)

  await page.getByRole('button', { name: 'Take payment' }).click()
  await dialog.getByText(/shift/i).first().waitFor()
  const isTaken = await dialog.getByRole('button', { name: /^Take BDT/ }).isEnabled()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
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
