import { randomUUID } from 'node:crypto'
import type { Db } from '#api/db/db.ts'
import type { Place, book } from '#contract/orders.ts'
import { quoteOf, toPaisa, toTaka } from '#contract/values/money.ts'
import { nightsOf } from '#contract/values/stay.ts'
import type { RequestOf } from '#contract/endpoint.ts'

export type BookBody = RequestOf<typeof book>['body']

/** One room of house 1 for two nights. */
export function aPlace(changes: Partial<Place> = {}): Place {
  return {
    Id: 1,
    Type: 'ROOM',
    Quantity: 1,
    ArrivalDate: '2026-12-01',
    DepartureDate: '2026-12-03',
    Name: 'Rania House',
    ...changes,
  }
}

/** What the site sends for these places, priced as the seeded catalogue prices them. */
export function aBooking(places: Place[] = [aPlace()], changes: Partial<BookBody> = {}): BookBody {
  const quote = quoteOf(places.reduce((sum, place) => sum + priceOf(place), 0))
  return {
    ActivityId: randomUUID(),
    RoomCharge: toTaka(quote.roomCharge),
    Tax: toTaka(quote.tax),
    Payable: toTaka(quote.payable),
    AdvancePaying: 0,
    PayPercent: '100%',
    Places: places,
    ...changes,
  }
}

/** BDT for a night: room, house. */
const nightlyPrices: Readonly<Record<number, { ROOM: number; HOUSE: number }>> = {
  1: { ROOM: 6_500, HOUSE: 22_000 },
  2: { ROOM: 9_000, HOUSE: 15_000 },
  3: { ROOM: 5_500, HOUSE: 14_500 },
  4: { ROOM: 7_500, HOUSE: 34_000 },
}

function priceOf({ Id, Type, Quantity, ArrivalDate: arrival, DepartureDate: departure }: Place): number {
  return toPaisa(nightlyPrices[Id]?.[Type] ?? 1_000) * Quantity * Math.max(1, nightsOf({ arrival, departure }))
}

/** Everything that a booking may write, to see that a refused one wrote nothing. */
export async function booksOf(db: Db): Promise<object> {
  return {
    orders: await db.query('select * from orders order by code'),
    lines: await db.query('select * from order_line order by order_code, line_no'),
    events: await db.query('select * from order_event order by order_code, event_no'),
    occasions: await db.query('select * from occasion order by order_code'),
    nights: await db.query('select * from unit_night order by unit_id, night'),
    attempts: await db.query('select * from payment_attempt order by id'),
    payments: await db.query('select * from payment order by attempt_id'),
    messages: await db.query('select * from outbox order by id'),
    activities: await db.query('select * from activity order by activity_id'),
  }
}
