import type { Role } from '#contract/values/roles.ts'
import type { Opened } from '#tests/model/engine/machine-flow.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { openStaffDesk } from './staff-desk.ts'

/** Two rooms for two nights, BDT; half of it goes back by the policy. */
export const PAID = 29_900
const stay = { ArrivalDate: '2026-11-27', DepartureDate: '2026-11-29' }

/** A member of staff, and a booking of two rooms that is paid. */
export async function openBooking(opened: Opened, role: Role) {
  const { api, ...place } = opened.place
  const { db } = api.deps
  const { deskApi } = await openStaffDesk(opened, role)
  let code = ''
  return {
    api: deskApi,
    db,
    code: () => code,
    /** Answers the code of a new one, of which all is paid or so much, BDT. Of former bookings no nights are left. */
    async book(paid?: number): Promise<string> {
      await db.change('delete from unit_night', [])
      code = await aPaidOrder(api, place.guest, [aPlace({ ...stay, Quantity: 2 })], paid)
      return code
    },
  }
}
