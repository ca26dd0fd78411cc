import { placeTitle } from '#contract/wording/order-words.ts'
import type { BookedPlace } from '#contract/orders.ts'
import { CHECK_IN, CHECK_OUT } from '#contract/values/stay.ts'
import type { Confirmation } from './confirmation.ts'

/** Bangladesh is six hours ahead all year. */
const moment = (date: string, time: string) => `${date}T${time}:00+06:00`

/** What mail programs understand of a stay (schema.org/LodgingReservation), one of each stay of the order. A pool visit has none. */
export function reservationMarkup({ order, name, resort, publicUrl }: Confirmation): object[] {
  if (order.Type !== 'Room') return []
  const stays = Map.groupBy(order.BookedPlaces, (place) => `${place.ReservationDate} ${place.ReleaseDate}`)
  return [...stays.values()].map((places) => ({
    '@context': 'http://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: order.Code,
    reservationStatus: 'http://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name },
    reservationFor: {
      '@type': 'LodgingBusiness',
      name: resort.brand,
      address: { '@type': 'PostalAddress', streetAddress: resort.address, addressCountry: 'BD' },
      telephone: resort.phone,
      url: `${publicUrl}/`,
    },
    lodgingUnitDescription: places.map(placeTitle).join(', '),
    ...hoursOf(places),
    bookingTime: order.CreatedAt,
    totalPrice: String(order.PayableAmount),
    priceCurrency: 'BDT',
    url: `${publicUrl}/profile/order/${order.Code}`,
  }))
}

function hoursOf([place]: readonly BookedPlace[]): object {
  if (!place) return {}
  return {
    checkinTime: moment(place.ReservationDate, CHECK_IN),
    checkoutTime: moment(place.ReleaseDate, CHECK_OUT),
  }
}
