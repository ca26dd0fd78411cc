import { inject } from 'vitest'
import type { Place } from '#contract/orders/orders.ts'
import type { PayPercent } from '#contract/values/money.ts'
import type { Stay } from '#contract/values/stay.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { book, returnFromGateway, signUp, type Shopper } from '#tests/support/shopper.ts'

const site = () => ({ url: inject('siteUrl') })

/** A guest who signed up by the API with a complete profile; `number` distinguishes them. */
export function newGuest(number: number, names?: { FirstName: string; LastName: string }): Promise<Shopper> {
  return signUp(site(), `+880171${String(number).padStart(7, '0')}`, names)
}

type Booking = { stay: Stay; place?: Partial<Place>; percent?: PayPercent; choice?: 'pay' | 'fail' | 'cancel' }

/** Books one place by the API, a room of Rania House if none is given, and pays unless the payment should fail or be cancelled. */
export async function bookStay(
  guest: Shopper,
  { stay, place, choice = 'pay', ...options }: Booking,
): Promise<{ code: string; resultUrl: string }> {
  const places = [aPlace({ ...place, ArrivalDate: stay.arrival, DepartureDate: stay.departure })]
  const booked = await book(site(), guest, { ...options, places })
  return { code: booked.code, resultUrl: await returnFromGateway(booked, choice) }
}
