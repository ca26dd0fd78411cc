import type { Db } from '#api/db/db.ts'
import { mudHouse } from '#api/houses/seed/our-houses.ts'
import type { House } from '#api/houses/house.ts'
import { addDays } from '#contract/values/calendar.ts'
import { toPaisa } from '#contract/values/money.ts'

const COUNT = 400
/** Above the houses whose prices tests/support/bookings.ts knows: these cost 1,000 BDT a room and night. */
const FIRST_ID = 101
const ROOMS = 4
/** From `today`; later nights are left for the bookings that are measured. */
const NIGHTS_SOLD = 30

/** A hundred of our resorts: each house with the texts, facilities and pictures of a real one. */
export const manyHouses: readonly House[] = Array.from({ length: COUNT }, (_, index) => ({
  ...mudHouse,
  id: FIRST_ID + index,
  permalink: `house-${FIRST_ID + index}`,
  name: `House ${FIRST_ID + index}`,
  unitCount: ROOMS,
  roomPrice: toPaisa(1_000),
}))

/** Sells some nights of every second room, three of five, and all rooms of some houses, so that not everything is free. */
export async function sellSomeNights(db: Db, { guestId, today }: { guestId: number; today: string }): Promise<void> {
  await insertOrders(db, {
    codes: manyHouses.map(({ id }) => soldCode(id)),
    guestId,
    houseIds: manyHouses.map(({ id }) => id),
  })
  await db.change(
    `insert into unit_night (unit_id, night, order_code, line_no, state)
     select u.id, n, 'BENCHMARK' || u.house_id, 1, 'booked'
     from unit u cross join unnest($1::date[]) as n
     where ((n - date '2026-01-01') + u.house_id) % 5 < 3 and (u.house_id % 8 = 0 or right(u.id, 1) in ('1', '3'))`,
    [Array.from({ length: NIGHTS_SOLD }, (_, night) => addDays(today, night))],
  )
}

const soldCode = (houseId: number) => `BENCHMARK${houseId}`

type Orders = { codes: readonly string[]; houseIds: readonly number[]; guestId: number }

/** Orders that nobody paid, of one line each, for nights to belong to. */
export async function insertOrders(db: Db, { codes, houseIds, guestId }: Orders): Promise<void> {
  await db.change(
    `insert into orders (code, guest_id, type, status, amount_paisa, tax_paisa, payable_paisa, created_at)
     select code, $2, 'Room', 'Confirmed', 100, 15, 115, now() from unnest($1::text[]) as code`,
    [codes, guestId],
  )
  await db.change(
    `insert into order_line (order_code, line_no, house_id, place_type, name, arrival, departure, quantity, price_paisa)
     select code, 1, house_id, 'ROOM', 'Sold', date '2030-01-01', date '2030-01-03', 1, 100
     from unnest($1::text[], $2::integer[]) as sold (code, house_id)`,
    [codes, houseIds],
  )
}
