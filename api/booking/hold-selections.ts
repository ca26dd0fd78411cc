import type { Quote } from '#contract/values/money.ts'
import { holdLines, releaseNights, type Hold } from '../nights/inventory.ts'
import type { Db, Transaction } from '../platform/db/db.ts'
import type { Throws } from '../platform/deps.ts'
import type { HouseRate } from '../catalogue/houses/house.ts'
import { loadRates } from '../catalogue/houses/houses.ts'
import type { LockedOrder } from '../orders/locked-order.ts'
import type { OrderLine } from '../orders/order.ts'
import { placeStay, type NewOrder } from '../orders/place-order.ts'
import { linesOf, quoteOfLines, type LineDeps, type RoomSelection } from './lines.ts'

// What guests on the site and staff at the desk do alike: price what was selected, and claim its nights. Both join the caller's transaction.

export type Priced = { lines: OrderLine[]; rates: ReadonlyMap<number, HouseRate>; quote: Quote }

export async function priceSelections(
  db: Db,
  deps: LineDeps & Throws<'not_found'>,
  selections: readonly RoomSelection[],
  where: { atDesk?: boolean } = {},
): Promise<Priced> {
  const rates = await loadRates(db, deps, [...new Set(selections.map(({ houseId }) => houseId))])
  const lines = linesOf(deps, selections, rates, where)
  return { lines, rates, quote: quoteOfLines(lines) }
}

/** Places an order and holds its nights. Undefined where others have them: it holds none then, and the caller rolls back. */
export async function placeAndHold(
  db: Transaction,
  { readyBy, ...order }: NewOrder & Pick<Hold, 'readyBy'> & { heldUntil: Date },
  lines: readonly OrderLine[],
): Promise<LockedOrder | undefined> {
  const placed = await placeStay(db, order, lines)
  const isHeld = await holdLines(db, placed, {
    lines,
    at: order.at,
    until: order.heldUntil,
    ...(readyBy && { readyBy }),
  })
  if (isHeld) return placed
  // Who has them is asked next: not this order.
  await releaseNights(db, [placed])
  return undefined
}
