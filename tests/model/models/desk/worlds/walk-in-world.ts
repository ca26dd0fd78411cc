import { bookAtDesk } from '#contract/reception/walk-in.ts'
import { createWalkInActors } from '#desk/book/walk-in.actors.ts'
import type { Opened } from '#tests/model/engine/machine-flow.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aDeskBooking } from '#tests/support/desk/desk-bookings.ts'
import { openStaffDesk } from './staff-desk.ts'

/** Number of a payment that is not cash, as it is typed. */
export const NUMBER = '8N7A6D5EE7'

/** A receptionist with an open shift. All that the paths before have booked is free again. */
export async function openWalkIn(opened: Opened) {
  const { api } = opened.place
  const { db } = api.deps
  const { desk, deskApi, stand } = await openStaffDesk(opened, 'desk')
  await stand({ isOpen: true })

  async function free(): Promise<void> {
    await db.change('delete from unit_night', [])
  }

  async function book(changes: Parameters<typeof aDeskBooking>[1], places = [aPlace()]): Promise<void> {
    const body = aDeskBooking(places, { Guest: { Kind: 'withoutPhone', Name: 'Karim', Reason: 'lost it' }, ...changes })
    const answer = await api.call(bookAtDesk, { body }, { desk })
    if (answer.IsError) throw new Error(answer.Msg)
  }

  /** One payment at most has the number: a receptionist alone takes no third one. */
  async function forgetNumber(): Promise<void> {
    await db.change("update payment set reference = 'of another' where reference = $1", [NUMBER])
  }

  return {
    actors: createWalkInActors({ api: deskApi }),
    /** Someone who has booked before. */
    knownPhone: opened.place.guest.phone,
    newPhone: `018${String(11_000_000 + opened.index)}`,
    async setFree({ isOpen = true } = {}) {
      await stand({ isOpen })
      await free()
    },
    /** Another desk is faster with all of Rania House. */
    async sell({ arrival, departure }: { arrival: string; departure: string }) {
      await stand({ isOpen: true })
      await free()
      await book({}, [aPlace({ Type: 'HOUSE', ArrivalDate: arrival, DepartureDate: departure })])
    },
    forgetNumber,
    /** Another guest has paid by it. */
    async meetNumber() {
      await forgetNumber()
      await book({ Terms: { Kind: 'now', Amount: 1, Method: 'bkash', Reference: NUMBER, IsKnown: true } })
      await free()
    },
  }
}
export type WalkInWorld = Awaited<ReturnType<typeof openWalkIn>>
