import { randomUUID } from 'node:crypto'
import { claimNights } from '#api/availability/inventory.sql.ts'
import type { Db } from '#api/db/db.ts'
import { addDays } from '#contract/values/calendar.ts'
import { insertOrders, manyHouses } from './many-houses.ts'
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
  const units = await db.query<{ id: string }>('select id from unit order by id')
  const orders = manyHouses.map(() => randomUUID())
  await insertOrders(db, { codes: orders, houseIds: manyHouses.map(({ id }) => id), guestId })

  return closedLoop(size, async () => {
    const claim = claims++
    const unit = units[claim % units.length]
    const orderCode = orders[claim % orders.length]
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
