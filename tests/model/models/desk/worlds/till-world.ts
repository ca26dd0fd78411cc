import { randomUUID } from 'node:crypto'
import { closeTill, openTill, readTill, takePayment, type Till } from '#contract/desk/money.ts'
import { addDays } from '#contract/values/calendar.ts'
import type { Role } from '#contract/values/roles.ts'
import type { Opened } from '#tests/model/engine/machine-flow.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { readData } from '#tests/support/guests.ts'
import { openStaffDesk } from './staff-desk.ts'

/** A guest whose booking is paid at the desk. */
export const counterNeeds = { guests: 1 }

/** BDT: the float of a shift that the machine did not open itself. */
export const STANDING_FLOAT = 5_000

/** A member of staff, and the shift that is theirs. */
export async function openCounter(opened: Opened, role: Role = 'desk') {
  const { place, index } = opened
  const { api } = place
  const { db } = api.deps
  const { id, desk, deskApi } = await openStaffDesk(opened, role)

  async function till(): Promise<Till | null> {
    return readData(readTill, await api.call(readTill, {}, { desk }))
  }
  async function stand({ isOpen }: { isOpen: boolean }): Promise<void> {
    if (((await till()) !== null) === isOpen) return
    const ActivityId = randomUUID()
    if (isOpen) await api.call(openTill, { body: { ActivityId, Float: STANDING_FLOAT } }, { desk })
    else await api.call(closeTill, { body: { ActivityId, Counted: STANDING_FLOAT, Note: '' } }, { desk })
  }

  return {
    api: deskApi,
    db,
    memberId: id,
    till,
    stand,
    /** The code of a booking of which some thousand BDT are due. */
    bookWithDue() {
      const arrival = addDays('2026-12-05', Math.floor(index / 4))
      const stay = { ArrivalDate: arrival, DepartureDate: addDays(arrival, 1) }
      return aPaidOrder(api, place.guest(), [aPlace(stay)], 1_000)
    },
    /** Cash for a booking, in the shift that is open. */
    async takeCash(Code: string, Amount: number) {
      await stand({ isOpen: true })
      const body = { ActivityId: randomUUID(), Code, Amount, Method: 'cash' as const, Reference: '' }
      readData(takePayment, await api.call(takePayment, { body }, { desk }))
    },
    async setStatus(code: string, status: 'Confirmed' | 'Completed') {
      await db.change('update orders set status = $1 where code = $2', [status, code])
    },
  }
}
