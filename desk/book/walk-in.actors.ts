import { fromPromise } from 'xstate'
import { bookAtDesk, findDeskGuest } from '#contract/reception/walk-in.ts'
import { readTill } from '#contract/money/till.ts'
import { readDeskOrder } from '#contract/reception/orders.ts'
import { readRegistration, registerPersons } from '#contract/reception/registration.ts'
import { checkIn } from '#contract/reception/stays.ts'
import { ApiUnreachable } from '#contract/problem.ts'
import { withLead } from '#machines/desk/parts/person-rows.ts'
import { type Registered, type Registering, registeredOf } from '#machines/desk/walk-in-persons.ts'
import type { walkInMachine } from '#machines/desk/walk-in.machine.ts'
import { newActivityId } from '#ui/lib/api/activity-id.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'
import { listDeskOffers } from '#contract/nights/desk-offers.ts'

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
    book: fromPromise(async ({ input: { body, registering, isCheckingIn } }) => {
      const { Code, Receipt } = await api.call(bookAtDesk, { body: { ActivityId, ...body } })
      const registered = await register(api, Code, registering)
      const unregistered = registered === 'failed' ? (registering?.persons ?? []) : []
      const checkedIn = isCheckingIn ? await checkInAll(api, Code) : 'none'
      return { code: Code, receipt: Receipt, registered, unregistered, checkedIn }
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
    await sendTwice(() => api.call(registerPersons, { body }))
    return registeredOf({ persons, expected }, Lead)
  } catch {
    // The page says so, and offers to do it again.
    return 'failed'
  }
}

/** Checks in to all its rooms. It is booked, whatever comes of this. */
async function checkInAll(api: DeskApi, Code: string): Promise<'done' | 'failed'> {
  try {
    const { Stays } = await api.call(readDeskOrder, { params: { Code } })
    const body = { ActivityId: newActivityId(), Stays: Stays.map(({ Id, Version }) => ({ Id, Version })) }
    await sendTwice(() => api.call(checkIn, { body }))
    return 'done'
  } catch {
    // The page says so, and Today has them among those who arrive.
    return 'failed'
  }
}

/** Again where there was no answer: under the same ActivityId it is done once. */
async function sendTwice(send: () => Promise<unknown>): Promise<void> {
  await send().catch((error: unknown) => (error instanceof ApiUnreachable ? send() : Promise.reject(error)))
}
