import { randomUUID } from 'node:crypto'
import { claimNights } from '#api/booking/inventory.sql.ts'
import type { Db } from '#api/db/db.ts'
import { addDays } from '#contract/calendar.ts'
import { insertOrder } from './many-houses.ts'
import { closedLoop, type Latencies, type LoopSize } from './closed-loop.ts'

/** Farther away than any booking that is measured. */
const FIRST_DAYS_AHEAD = 1_000
let claims = 0

type ClaimOptions = LoopSize & { guestId: number; today: string }

/**
 * The least that can keep the promise that a night is sold once: a transaction that inserts the claims of one unit on two nights,
 * by the statement that bookings use, without HTTP.
 */
export async function claimBarely(db: Db, { guestId, today, ...size }: ClaimOptions): Promise<Latencies> {
  const units = await db.query<{ id: string; house_id: number }>('select id, house_id from unit order by id')
  const orders: string[] = []
  for (let worker = 0; worker < size.connections; worker += 1) orders.push(await orderToClaimFor(db, guestId))

  return closedLoop(size, async (worker) => {
    const claim = claims++
    const unit = units[claim % units.length]
    const orderCode = orders[worker]
    if (!unit || orderCode === undefined) throw new Error('There is nothing to claim')
    const arrival = addDays(today, FIRST_DAYS_AHEAD + 2 * Math.floor(claim / units.length))
    const at = new Date()
    const until = new Date(at.getTime() + 900_000)
    const nights = [arrival, addDays(arrival, 1)]
    const claimed = await db.inTransaction((transaction) =>
      claimNights(transaction, { orderCode, lineNo: 1, units: [unit.id], nights, at, until }),
    )
    return claimed === 2
  })
}

async function orderToClaimFor(db: Db, guestId: number): Promise<string> {
  const code = randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()
  await insertOrder(db, { code, guestId })
  await db.change(
    `insert into order_line (order_code, line_no, house_id, place_type, name, arrival, departure, quantity, price_paisa)
     select $1, 1, min(id), 'ROOM', 'Claimed', date '2030-01-01', date '2030-01-03', 1, 100 from house`,
    [code],
  )
  return code
}
