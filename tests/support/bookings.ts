import { sumsOnWire } from '#contract/orders/sums.ts'
import { randomUUID } from 'node:crypto'
import type { Db } from '#api/platform/db/db.ts'
import type { NewHouse } from '#api/catalogue/houses/house.ts'
import { lockKnownOrder } from '#api/orders/locked-order.ts'
import { recordPayment } from '#api/orders/order-payments.ts'
import type { RequestOf } from '#contract/endpoint.ts'
import { book, getBooking, type Order, type OrderStatus, type Place } from '#contract/orders/orders.ts'
import type { bookPool } from '#contract/booking/pool.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { USUAL_LEVIES, toPaisa, quoteOf } from '#contract/values/money.ts'
import { eachNight, nightsOf, type Stay } from '#contract/values/stay.ts'
import { readData, type SignedIn } from './guests.ts'
import type { TestApi } from './test-api.ts'

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

/** For tests that the real clock decides: a stay that begins so many days from now. */
export function stayInDays(days: number, nights = 2): Pick<Place, 'ArrivalDate' | 'DepartureDate'> {
  const arrival = addDays(dhakaDate(Date.now()), days)
  return { ArrivalDate: arrival, DepartureDate: addDays(arrival, nights) }
}

/** What the site sends for these places, priced as the seeded catalogue prices them. */
export function aBooking(places: Place[] = [aPlace()], changes: Partial<BookBody> = {}): BookBody {
  const quote = quoteOf(
    places.reduce((sum, place) => sum + priceOf(place), 0),
    USUAL_LEVIES,
  )
  return {
    ActivityId: randomUUID(),
    ...sumsOnWire(quote),
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

/** Books these places as the site does; answers the order's code and its payment attempt. */
export async function holdOrder(
  api: TestApi,
  guest: SignedIn,
  places?: Place[],
  changes?: Partial<BookBody>,
): Promise<{ code: string; attemptId: string }> {
  const answer = await api.call(book, { body: aBooking(places, changes) }, { token: guest.token })
  if (answer.IsError) throw new Error(`The booking was refused: ${answer.Msg}`)
  const attemptId = api.gateway.sessions.at(-1)?.attemptId ?? ''
  return { code: book.data.parse(answer.Data).Code, attemptId }
}

/** An order as its guest sees it. */
export async function orderOf(api: TestApi, guest: SignedIn, code: string): Promise<Order> {
  return readData(getBooking, await api.call(getBooking, { params: { id: code }, query: { Code: code } }, guest))
}

/** Takes units of a house off sale by an order of someone else, the first `units` of them in the order of claims. */
export async function sellUnits(
  db: Db,
  { houseId, units, stay }: { houseId: number; units: number; stay: Stay },
): Promise<void> {
  const [guest] = await db.query<{ id: number }>(
    `insert into guest (phone, first_name, last_name, created_at) values ($1, 'Someone', 'Else', now())
     on conflict (phone) do update set first_name = excluded.first_name returning id`,
    ['+8801700000001'],
  )
  const [numbered] = await db.query<{ count: number }>('select count(*) as count from orders')
  const code = `S0LD${String(numbered?.count ?? 0).padStart(8, '0')}`
  await db.change(
    `insert into orders (code, guest_id, type, status, amount_paisa, tax_percent, tax_paisa, payable_paisa, created_at)
     values ($1, $2, 'Room', 'Confirmed', 100, 15, 15, 115, now())`,
    [code, guest?.id],
  )
  await db.change(
    `insert into order_line (order_code, line_no, house_id, place_type, name, arrival, departure, quantity, night_paisa, price_paisa)
     values ($1, 1, $2, 'ROOM', 'Sold', $3, $4, $5, array_fill(1, array[$4::date - $3::date]), $5::integer * ($4::date - $3::date))`,
    [code, houseId, stay.arrival, stay.departure, units],
  )
  await db.change(
    `insert into unit_night (unit_id, night, order_code, line_no, state)
     select u.id, n, $1, 1, 'booked'
     from (select id from unit where house_id = $2 order by id limit $3) u cross join unnest($4::date[]) as n`,
    [code, houseId, units, eachNight(stay)],
  )
}

/** A house with three rooms at 5,000 BDT, or 12,000 for the whole of it. */
export function aHouse(overrides: Partial<NewHouse> = {}): NewHouse {
  return {
    id: 1,
    permalink: 'rania-house',
    name: 'Rania House',
    price: 1_200_000,
    roomPrice: 500_000,
    adultsPerRoom: 2,
    childrenPerRoom: 1,
    unitCount: 3,
    ...overrides,
  }
}

/** What the gateway confirmed for this order, in paisa, as a payment records it. */
export function recordMoney(
  { deps, clock }: TestApi,
  { code }: { code: string },
  amount: number,
): Promise<OrderStatus> {
  return deps.db.inTransaction(async (db) => {
    const { status } = await recordPayment(db, deps, await lockKnownOrder(db, code), {
      amount,
      method: 'VISA',
      store: async () => ({}),
      at: clock.now,
    })
    return status
  })
}

/** The texts of all messages to phones, the oldest first. */
export async function smsOf({ deps }: TestApi): Promise<string[]> {
  const rows = await deps.db.query<{ body: string }>("select body from outbox where channel = 'sms' order by id")
  return rows.map(({ body }) => body)
}

/** All e-mails, with whom they are to. */
export async function mailsOf({ deps }: TestApi): Promise<{ to: string; body: string }[]> {
  return deps.db.query(`select recipient as "to", body from outbox where channel = 'email' order by id`)
}

/** What was mailed to somebody, newest first, with the calendar file that came with it. */
export async function mailsTo(
  { deps }: TestApi,
  to: string,
): Promise<{ body: string; html: string; calendar: string | null }[]> {
  const statement =
    "select body, html, calendar from outbox where channel = 'email' and recipient = $1 order by id desc"
  return deps.db.query(statement, [to])
}

export type VisitBody = RequestOf<typeof bookPool>['body']

/** Three people in the pool for an hour and a half: BDT 900. */
export function aVisit(changes: Partial<VisitBody> = {}): VisitBody {
  return {
    ActivityId: randomUUID(),
    StartingAt: '2026-12-01T14:00',
    EndingAt: '2026-12-01T15:30',
    Name: 'Karim',
    Phone: '01712345678',
    Person: 3,
    Duration: 1.5,
    CostPerHour: 200,
    Amount: 900,
    remark: 'One of us cannot swim',
    ...changes,
  }
}
