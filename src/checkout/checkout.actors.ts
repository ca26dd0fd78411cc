import { fromPromise } from 'xstate'
import { book } from '#contract/booking.ts'
import { getProfile } from '#contract/guests.ts'
import { toTaka } from '#contract/money.ts'
import { placesOf } from '#machines/cart-lines.ts'
import type { checkoutMachine, NewBooking } from '#machines/checkout.machine.ts'
import { untilAnswered } from '#src/lib/api/activity-id.ts'
import type { ApiClient } from '#src/lib/api/api-client.ts'
import type { BrowserStorage } from '#src/lib/browser-storage.ts'
import type { ActorsOf } from '#src/lib/use-machine.ts'
import { paymentAddress } from '#src/lib/paths.ts'
import { createSaveGuest } from '#src/guests/save-guest.ts'
import { pendingBooking } from './pending-booking.ts'

type CheckoutMeans = {
  client: ApiClient
  /** Outlives a reload of this tab, and no more. */
  tabStorage: BrowserStorage
  leaveFor: (url: string) => void
}

export function createCheckoutActors({
  client,
  tabStorage,
  leaveFor,
}: CheckoutMeans): ActorsOf<typeof checkoutMachine> {
  const save = createSaveGuest(client)
  const placeBooking = untilAnswered(
    (booking: ReturnType<typeof toBody>, activityId) =>
      client.call(book, { body: { ...booking, ActivityId: activityId } }),
    pendingBooking(tabStorage),
  )
  return {
    loadProfile: fromPromise(({ signal }) => client.call(getProfile, {}, { signal })),
    saveGuest: fromPromise(({ input }) => save(input.guest)),
    book: fromPromise(async ({ input }) => {
      const { PaymentURL } = await placeBooking(toBody(input))
      return { paymentUrl: PaymentURL }
    }),
    redirect: fromPromise(async ({ input }) => {
      leaveFor(paymentAddress(input.url))
    }),
  }
}

function toBody({ lines, quote, payPercent }: NewBooking) {
  return {
    Tax: toTaka(quote.tax),
    RoomCharge: toTaka(quote.roomCharge),
    Payable: toTaka(quote.payable),
    AdvancePaying: 0 as const,
    PayPercent: payPercent,
    Places: placesOf(lines),
  }
}
