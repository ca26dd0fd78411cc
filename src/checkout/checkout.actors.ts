import { sumsOnWire } from '#contract/orders/sums.ts'
import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import { book } from '#contract/orders/orders.ts'
import type { Party } from '#contract/values/stay.ts'
import { VisitSource } from '#contract/values/visit-source.ts'
import { ActivityId, PartyCount } from '#contract/wire.ts'
import { placesOf } from '#machines/parts/cart-lines.ts'
import type { checkoutMachine, NewBooking } from '#machines/checkout.machine.ts'
import { loadProfile } from '#src/guests/load-profile.ts'
import { createSaveGuest } from '#src/guests/save-guest.ts'
import { type PendingIds, idempotent } from '#ui/lib/api/activity-id.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import { type BrowserStorage, parseStored, SOURCE_KEY } from '#ui/lib/browser-storage.ts'
import { paymentAddress } from '#src/lib/paths.ts'
import { recallStay } from '#src/stay/searched-stay.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'

const KEY = 'BOOKING'

type CheckoutDeps = {
  client: ApiClient
  /** Outlives a reload of this tab, and no more. */
  tabStorage: BrowserStorage
  leaveFor: (url: string) => void
}

export function createCheckoutActors({ client, tabStorage, leaveFor }: CheckoutDeps): ActorsOf<typeof checkoutMachine> {
  const save = createSaveGuest(client)
  const placeBooking = idempotent(
    (booking: ReturnType<typeof toBody> & ReturnType<typeof sourceOf>, activityId) =>
      client.call(book, { body: { ...booking, ActivityId: activityId } }),
    pendingBooking(tabStorage),
  )
  return {
    loadProfile: fromPromise(({ signal }) => loadProfile(client, signal)),
    saveGuest: fromPromise(({ input }) => save(input.guest)),
    book: fromPromise(async ({ input }) => {
      const { PaymentURL } = await placeBooking({ ...toBody(input), ...sourceOf(tabStorage) })
      return { paymentUrl: PaymentURL }
    }),
    redirect: fromPromise(async ({ input }) => {
      leaveFor(paymentAddress(input.url))
    }),
  }
}

function toBody({ lines, quote, payPercent }: NewBooking) {
  return {
    ...sumsOnWire(quote),
    AdvancePaying: 0 as const,
    PayPercent: payPercent,
    Places: placesOf(lines),
    ...partyOf(recallStay()),
  }
}

/** Who comes, as it was last searched. A party of children alone, or one too large to be true, is not said. */
function partyOf(searched: Party | undefined) {
  const party = PartyCount.safeParse({ Adults: searched?.adults, Children: searched?.children })
  return party.success ? { Party: party.data } : {}
}

/**
 * Where the visit came from, unless the browser has stored none or somebody changed it. It is settled by the first attempt: a repeat with another
 * source would be another booking.
 */
function sourceOf(storage: BrowserStorage) {
  const stored = storage.get(SOURCE_KEY) ?? ''
  storage.set(SOURCE_KEY, stored)
  const source = VisitSource.safeParse(stored)
  return source.success ? { Source: source.data } : {}
}

const Pending = z.object({ id: ActivityId, content: z.string() })

/** Keeps the id of a booking until it is answered, so that a reload in between does not book twice. */
function pendingBooking(storage: BrowserStorage): PendingIds {
  return {
    read() {
      const { success, data } = Pending.safeParse(parseStored(storage.get(KEY)))
      return success ? data : undefined
    },
    write(pending) {
      if (pending) storage.set(KEY, JSON.stringify(pending))
      else storage.remove(KEY)
    },
  }
}
