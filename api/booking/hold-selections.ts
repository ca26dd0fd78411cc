import type { Quote } from '#contract/values/money.ts'
import { holdLines, releaseNights, type Hold } from '../nights/inventory.ts'
import type { Db, Transaction } from '../platform/db/db.ts'
import type { Throws } from '../platform/deps.ts'
import type { HouseToSell } from '../catalogue/houses/house.ts'
import { loadRates } from '../catalogue/rates/load-rates.ts'
import type { LockedOrder } from '../orders/locked-order.ts'
import type { OrderLine } from '../orders/order.ts'
import { placeStay, type NewOrder } from '../orders/place-order.ts'
import { linesOf, quoteOfLines, requireSold, type LineDeps, type RoomSelection } from './lines.ts'

// What guests on the site and staff at the desk do alike: price what was selected, and claim its nights. Both join the caller's transaction.

export type Priced = { lines: OrderLine[]; houses: ReadonlyMap<number, HouseToSell>; quote: Quote }

/** `isException`: staff sell what a rule of the nights refuses to guests. */
export async function priceSelections(
  db: Db,
  deps: LineDeps & Throws<'not_found'>,
  selections: readonly RoomSelection[],
  { atDesk = false, isException = false }: { atDesk?: boolean; isException?: boolean } = {},
): Promise<Priced> {
  const houses = await loadRates(db, deps, selections)
  const lines = linesOf(deps, selections, houses, { atDesk })
  if (!isException) await requireSold(db, deps, selections, houses)
  return { lines, houses, quote: quoteOfLines(lines, houses) }
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
