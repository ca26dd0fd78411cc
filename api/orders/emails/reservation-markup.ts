import { staysOf } from '#contract/orders/booked-stays.ts'
import type { BookedPlace, Order } from '#contract/orders/orders.ts'
import { dhakaInstant } from '#contract/values/calendar.ts'
import type { ResortFacts } from '#api/platform/deps.ts'
import type { Texts } from '#api/platform/texts/catalogues.ts'

export type Reservation = {
  order: Order
  /** The guest's. */
  name: string
  resort: ResortFacts
  /** Origin of the site, without a trailing slash. */
  publicUrl: string
}

/**
 * What mail programs understand of a stay (schema.org/LodgingReservation), one of each stay of the order. A pool visit has none.
 * What is paid is for all stays together: of several none has a price, and each a number of its own.
 */
export function reservationMarkup(t: Texts, { order, name, resort, publicUrl }: Reservation): object[] {
  if (order.Type !== 'Room') return []
  return staysOf(order).map(({ no, places, isCancelled }, _, { length }) => ({
    '@context': 'http://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: no === 1 ? order.Code : `${order.Code}-${no}`,
    reservationStatus: `http://schema.org/Reservation${isCancelled ? 'Cancelled' : 'Confirmed'}`,
    underName: { '@type': 'Person', name },
    reservationFor: {
      '@type': 'LodgingBusiness',
      name: resort.brand,
      address: { '@type': 'PostalAddress', streetAddress: resort.address, addressCountry: 'BD' },
      telephone: resort.phone,
      url: `${publicUrl}/`,
    },
    lodgingUnitDescription: places.map(t.place).join(', '),
    ...hoursOf(places, resort),
    bookingTime: order.CreatedAt,
    ...(length === 1 && { totalPrice: String(order.PayableAmount), priceCurrency: 'BDT' }),
    url: `${publicUrl}/profile/order/${order.Code}`,
  }))
}

function hoursOf([place]: readonly BookedPlace[], { checkIn, checkOut }: ResortFacts): object {
  if (!place) return {}
  return {
    checkinTime: dhakaInstant(`${place.ReservationDate}T${checkIn}`),
    checkoutTime: dhakaInstant(`${place.ReleaseDate}T${checkOut}`),
  }
}
