import type { Db } from '#api/db/db.ts'
import { eachNight, type Stay } from '#contract/values/stay.ts'

/** Takes units of a house off sale by an order of somebody else, the first `units` of them in the order of claims. */
export async function sellUnits(
  db: Db,
  { houseId, units, stay }: { houseId: number; units: number; stay: Stay },
): Promise<void> {
  const [guest] = await db.query<{ id: number }>(
    `insert into guest (phone, first_name, last_name, created_at) values ($1, 'Somebody', 'Else', now())
     on conflict (phone) do update set first_name = excluded.first_name returning id`,
    ['+8801700000001'],
  )
  const [numbered] = await db.query<{ count: number }>('select count(*) as count from orders')
  const code = `S0LD${String(numbered?.count ?? 0).padStart(8, '0')}`
  await db.change(
    `insert into orders (code, guest_id, type, status, amount_paisa, tax_paisa, payable_paisa, created_at)
     values ($1, $2, 'Room', 'Confirmed', 100, 15, 115, now())`,
    [code, guest?.id],
  )
  await db.change(
    `insert into order_line (order_code, line_no, house_id, place_type, name, arrival, departure, quantity, price_paisa)
     values ($1, 1, $2, 'ROOM', 'Sold', $3, $4, $5, 100)`,
    [code, houseId, stay.arrival, stay.departure, units],
  )
  await db.change(
    `insert into unit_night (unit_id, night, order_code, line_no, state)
     select u.id, n, $1, 1, 'booked'
     from (select id from unit where house_id = $2 order by id limit $3) u cross join unnest($4::date[]) as n`,
    [code, houseId, units, eachNight(stay)],
  )
}
