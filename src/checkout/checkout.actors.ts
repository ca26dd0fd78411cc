import { fromPromise } from 'xstate'
import { book } from '#contract/booking.ts'
import { getProfile, saveProfile, type Profile } from '#contract/guests.ts'
import { toTaka } from '#contract/money.ts'
import { placesOf } from '#machines/cart-lines.ts'
import type { checkoutMachine, NewBooking } from '#machines/checkout.machine.ts'
import { untilAnswered } from '#src/activity-id.ts'
import type { ApiClient } from '#src/api-client.ts'
import type { BrowserStorage } from '#src/browser-storage.ts'
import type { ActorsOf } from '#src/machine-actors.ts'
import { pendingBooking } from './pending-booking.ts'

/** Sent with every change of a profile; the specification fixes them, and nobody reads them. */
const FILLER = { Remarks: 'Profile update', ChangeLog: 'Profile update' }

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
  const save = untilAnswered((guest: Profile, activityId) =>
    client.call(saveProfile, { body: { ...guest, ...FILLER, ActivityId: activityId } }),
  )
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
      if (!/^https?:$/.test(new URL(input.url).protocol)) throw new Error('A payment page is a web page')
      leaveFor(input.url)
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
