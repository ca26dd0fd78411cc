import type { BookedPlace, Order } from './orders.ts'

/**
 * The places of an order for the same days. `no` is that of its first line, cancelled or not: calendars and mail programs know the stay by
 * it, whatever part of it or which other stay is cancelled.
 */
export type BookedStay = { no: number; places: readonly BookedPlace[]; isCancelled: boolean }

export function staysOf({
  Status,
  BookedPlaces,
  CancelledPlaces,
}: Pick<Order, 'Status' | 'BookedPlaces' | 'CancelledPlaces'>): BookedStay[] {
  const isGivenUp = Status === 'Cancelled' || Status === 'Refunded'
  return byDays([...BookedPlaces, ...CancelledPlaces]).map((all) => {
    const booked = all.filter((place) => BookedPlaces.includes(place))
    return {
      no: Math.min(...all.map(({ LineNo }) => LineNo)),
      places: booked.length === 0 ? all : booked,
      isCancelled: isGivenUp || booked.length === 0,
    }
  })
}

/** Whether all its places are for the same days, which are then those of the order. */
export function isOneStay({ BookedPlaces }: Pick<Order, 'BookedPlaces'>): boolean {
  return byDays(BookedPlaces).length === 1
}

function byDays(places: readonly BookedPlace[]): BookedPlace[][] {
  return [...Map.groupBy(places, (place) => `${place.ReservationDate} ${place.ReleaseDate}`).values()]
}
