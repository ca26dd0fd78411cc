import { fromPromise } from 'xstate'
import { bookAtDesk, findDeskGuest, listDeskOffers } from '#contract/desk/booking.ts'
import { readTill } from '#contract/desk/money.ts'
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
    book: fromPromise(async ({ input: { body } }) => {
      const { Code, Receipt } = await api.call(bookAtDesk, { body: { ActivityId, ...body } })
      return { code: Code, receipt: Receipt }
    }),
  }
}
