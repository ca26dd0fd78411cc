import { fromPromise } from 'xstate'
import { bookAtDesk, findDeskGuest, listDeskOffers } from '#contract/desk/booking.ts'
import { readTill } from '#contract/desk/money.ts'
import { readRegistration, registerPersons } from '#contract/desk/registration.ts'
import { ApiUnreachable } from '#contract/problem.ts'
import { withLead } from '#machines/desk/parts/person-rows.ts'
import { type Registered, type Registering, registeredOf } from '#machines/desk/walk-in-persons.ts'
import type { walkInMachine } from '#machines/desk/walk-in.machine.ts'
import { newActivityId } from '#ui/lib/api/activity-id.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

export function createWalkInActors({ api }: { api: DeskApi }): ActorsOf<typeof walkInMachine> {
  const ActivityId = newActivityId()
  return {
    readFree: fromPromise(async ({ input: { stay }, signal }) => {
      const [{ Data: offers }, till] = await Promise.all([
        api.call(listDeskOffers, { query: { Arrival: stay.arrival, Departure: stay.departure } }, { signal }),
        // Without an answer no cash is taken.
        api.call(readTill, {}, { signal }).catch(() => null),
      ])
      return { offers, hasShift: till !== null }
    }),
    findGuest: fromPromise(async ({ input: { phone }, signal }) => {
      const { Guest } = await api.call(findDeskGuest, { query: { Phone: phone } }, { signal })
      return Guest
    }),
    book: fromPromise(async ({ input: { body, registering } }) => {
      const { Code, Receipt } = await api.call(bookAtDesk, { body: { ActivityId, ...body } })
      const registered = await register(api, Code, registering)
      const unregistered = registered === 'failed' ? (registering?.persons ?? []) : []
      return { code: Code, receipt: Receipt, registered, unregistered }
    }),
  }
}

/** Registers who was typed in the first room. It is booked, whatever comes of this. */
async function register(api: DeskApi, Code: string, registering: Registering | undefined): Promise<Registered> {
  if (!registering) return 'none'
  const { persons, expected } = registering
  if (persons.length === 0) return 'missing'
  try {
    const { Lead, Rooms } = await api.call(readRegistration, { params: { Code } })
    const [room] = Rooms
    const [StayId] = room?.StayIds ?? []
    if (!room || StayId === undefined) return 'failed'
    const body = { ActivityId: newActivityId(), Code, StayId, Version: room.Version, Persons: withLead(persons, Lead) }
    const send = () => api.call(registerPersons, { body })
    // Under the same ActivityId it is registered once.
    await send().catch((error: unknown) => (error instanceof ApiUnreachable ? send() : Promise.reject(error)))
    return registeredOf({ persons, expected }, Lead)
  } catch {
    // The page says so, and offers to do it again.
    return 'failed'
  }
}
