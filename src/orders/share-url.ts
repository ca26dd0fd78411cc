import type { Order } from '#contract/order.ts'
import { showDate } from '#src/ui/dates/date-text.ts'
import { texts } from './texts.ts'

/** Opens WhatsApp with the news of a stay, to be sent to whoever comes along. The order's code stays with its guest. */
export function shareUrl(
  { BookedPlaces, ReservationDate, ReleaseDate }: Pick<Order, 'BookedPlaces' | 'ReservationDate' | 'ReleaseDate'>,
  { brand, address, origin }: { brand: string; address: string; origin: string },
): string {
  const places = [...new Set(BookedPlaces.map(({ Name }) => Name))].join(', ')
  const dates = texts.dates(showDate(ReservationDate), showDate(ReleaseDate))
  const text = texts.share.news({ brand, dates, places, address, origin })
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}
