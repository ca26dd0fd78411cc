import { toTaka } from '#contract/money.ts'
import type { BookedPlace, Order, OrderStatus, OrderSummary } from '#contract/order.ts'
import { nightsOf } from '#contract/stay.ts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../http/problem-error.ts'
import { selectOrder, selectOrders, type OrderRow } from './my-orders.sql.ts'
import type { OrderLine } from './order.ts'
import { selectLines } from './orders.sql.ts'

type Wanted = { guestId: number; status: OrderStatus | undefined; take: number; page: number }

/** A guest's own orders, newest first. */
export async function listOrders(deps: Pick<Deps, 'db' | 'now'>, wanted: Wanted): Promise<OrderSummary[]> {
  const { guestId, status, take, page } = wanted
  const rows = await selectOrders(deps.db, { guestId, at: deps.now(), status, limit: take, offset: (page - 1) * take })
  return rows.map(summaryOf)
}

/** A guest's own order with its places; anybody else's is `not_found`. */
export async function findOrder(
  deps: Pick<Deps, 'db' | 'now'>,
  { guestId, code }: { guestId: number; code: string },
): Promise<Order> {
  const row = await selectOrder(deps.db, { guestId, at: deps.now(), code })
  if (!row) throw new ProblemError('not_found', 'There is no such order')
  const lines = await selectLines(deps.db, code)
  return { ...summaryOf(row), BookedPlaces: lines.map(placeOf) }
}

function summaryOf(row: OrderRow): OrderSummary {
  return {
    Code: row.code,
    Type: row.type,
    Status: row.status,
    FirstName: row.first_name,
    Quantity: row.quantity,
    ItemCount: row.places,
    Night: nightsOf(row),
    Duration: 0,
    ReservationDate: row.arrival,
    ReleaseDate: row.departure,
    Amount: toTaka(row.amount_paisa),
    Tax: toTaka(row.tax_paisa),
    PayableAmount: toTaka(row.payable_paisa),
    Paid: toTaka(row.paid_paisa),
    CreatedAt: row.created_at.toISOString(),
    HoldUntil: row.held_until?.toISOString() ?? null,
  }
}

function placeOf(line: OrderLine): BookedPlace {
  return {
    Name: line.name,
    Type: line.placeType,
    ReservationDate: line.arrival,
    ReleaseDate: line.departure,
    Quantity: line.quantity,
    Price: toTaka(line.price),
  }
}
