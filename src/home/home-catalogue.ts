import { refundPercent } from '#contract/money/cancellations.ts'
import {
  allHouses,
  getHouses,
  type House,
  isSoldByRoom,
  type Review,
  UNNAMED_AUTHOR,
} from '#contract/catalogue/houses.ts'
import { addDays } from '#contract/values/calendar.ts'
import { paths } from '#src/lib/paths.ts'
import type { Sources } from '#src/lib/sources.ts'

/** What the home page shows of the booking API's answers, and no more: it travels in the page's HTML. */
export type HomeCatalogue = {
  /** The lowest price of a night, in taka, by the address of the house's page. */
  prices: Readonly<Record<string, number>>
  facts: { lowest: number; fullRefundDays: number; checkIn: string; checkOut: string } | undefined
  review: (Pick<Review, 'Id' | 'Text' | 'StayedIn'> & Pick<House, 'Rating'> & { by: string; house: string }) | undefined
}

export async function loadCatalogue({ api, content, today }: Sources): Promise<HomeCatalogue> {
  const [{ Data: houses }, { settings }] = await Promise.all([api.call(getHouses, allHouses), content('layout')])
  const prices = houses.map((house) => [paths.house(house.Permalink), lowestPrice(house)] as const)
  const lowest = Math.min(...prices.map(([, price]) => price))
  return {
    prices: Object.fromEntries(prices),
    facts:
      houses.length > 0
        ? { lowest, fullRefundDays: fullRefundDays(today()), checkIn: settings.checkIn, checkOut: settings.checkOut }
        : undefined,
    review: quotedReview(houses),
  }
}

function lowestPrice(house: House): number {
  return house.RoomPrice !== null && isSoldByRoom(house) ? house.RoomPrice : house.Price
}

const MAX_DAYS = 365

/** How many days before check-in a cancellation still returns everything. */
function fullRefundDays(today: string): number {
  const days = Array.from({ length: MAX_DAYS }, (_, day) => day)
  return days.find((day) => refundPercent(today, addDays(today, day)) === 100) ?? MAX_DAYS
}

const QUOTE = { min: 20, max: 240 }

/**
 * The newest review that is neither a word nor an essay, by a guest whose stay is known. Until there is one, by an author who was
 * signed in: others may be anyone.
 */
export function quotedReview(houses: readonly House[]): HomeCatalogue['review'] {
  const reviews = houses.flatMap((house) => house.Comments.map((review) => ({ review, house })))
  const fitting = reviews.filter(
    ({ review: { Text, User } }) =>
      User.FirstName !== UNNAMED_AUTHOR && Text.length >= QUOTE.min && Text.length <= QUOTE.max,
  )
  const byStay = fitting.toSorted((a, b) => b.review.Id - a.review.Id)
  const newest = byStay.find(({ review }) => review.StayedIn !== undefined) ?? byStay[0]
  if (!newest) return undefined
  const { review, house } = newest
  const { Id, Text, User, StayedIn } = review
  return {
    Id,
    Text,
    by: User.FirstName,
    house: house.Name,
    ...(house.Rating && { Rating: house.Rating }),
    ...(StayedIn !== undefined && { StayedIn }),
  }
}
