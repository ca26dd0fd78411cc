import { randomUUID } from 'node:crypto'
import { addTillEntry, takePayment, type Till } from '#contract/money/till.ts'
import { addDays } from '#contract/values/calendar.ts'
import type { Role } from '#contract/values/roles.ts'
import type { Opened } from '#tests/model/engine/machine-flow.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { readData } from '#tests/support/guests.ts'
import { openStaffDesk } from './staff-desk.ts'

/** Why cash came or went that the machine did not enter. */
export const SETTLED = 'settled'

/** A member of staff, and the shift that is theirs. */
export async function openCounter(opened: Opened, role: Role = 'desk') {
  const { place, index } = opened
  const { api } = place
  const { db } = api.deps
  const { id, desk, deskApi, till, stand } = await openStaffDesk(opened, role)
  let code = ''

  async function enter(Amount: number, Reason: string): Promise<void> {
    await api.call(addTillEntry, { body: { ActivityId: randomUUID(), Amount, Reason } }, { desk })
  }

  return {
    api: deskApi,
    db,
    memberId: id,
    till,
    stand,
    enter,
    /** The shift is open, and this sum should be in its drawer. */
    async settle(amount: number): Promise<void> {
      await stand({ isOpen: true })
      const missing = amount - expectedIn(await till())
      if (missing !== 0) await enter(missing, SETTLED)
    },
    /** The code of a booking of which some thousand BDT are due. Of the one before it no nights are left: paths share four rooms a day. */
    async bookWithDue() {
      await db.change('delete from unit_night where order_code = $1', [code])
      const arrival = addDays('2026-12-05', Math.floor(index / 4))
      const stay = { ArrivalDate: arrival, DepartureDate: addDays(arrival, 1) }
      code = await aPaidOrder(api, place.guest, [aPlace(stay)], 1_000)
      return code
    },
    /** Cash for a booking, in the shift that is open. */
    async takeCash(Code: string, Amount: number) {
      await stand({ isOpen: true })
      const body = { ActivityId: randomUUID(), Code, Amount, Method: 'cash' as const, Reference: '' }
      readData(takePayment, await api.call(takePayment, { body }, { desk }))
    },
  }
}

function expectedIn(till: Till | null): number {
  if (!till) return 0
  const cash = till.Payments.filter(({ Method }) => Method === 'cash')
  return [...cash, ...till.Entries].reduce((sum, { Amount }) => sum + Amount, till.Float)
}
