import {
  getBooking,
  getBookings,
  type BookedPlace,
  type Order,
  type OrderStatus,
  type OrderSummary,
  type OrderType,
} from '#contract/orders.ts'
import { serve, type Route } from '../http/serve.ts'
import { texts } from '../texts.ts'
import { toTaka } from '#contract/values/money.ts'
import { toHours } from '#contract/pool.ts'
import { nightsOf } from '#contract/values/stay.ts'
import type { Deps, Throws } from '../deps.ts'
import { selectOrder, selectOrders, type OrderRow } from './my-orders.sql.ts'
import type { OrderLine } from './order.ts'
import { cancelObstacle, payObstacle } from './order-rules.ts'
import { selectLines } from './orders.sql.ts'

export const ordersRoutes: Route[] = [
  serve(getBookings, async (deps, { query, guest }) => {
    const status = query.Status === 'all' ? undefined : query.Status
    return { Data: await listOrders(deps, { guestId: guest.id, status, take: query.Take, page: query.page }) }
  }),

  serve(getBooking, async (deps, { params, query, guest }) => {
    if (params.id !== query.Code) throw deps.problem('malformed', texts.orders.codesDiffer)
    return requireOrder(deps, { guestId: guest.id, code: query.Code })
  }),
]

type Wanted = { guestId: number; status: OrderStatus | undefined; take: number; page: number }

/** A guest's own orders, newest first. */
export async function listOrders(deps: Pick<Deps, 'db' | 'now'>, wanted: Wanted): Promise<OrderSummary[]> {
  const { guestId, status, take, page } = wanted
  const at = deps.now()
  const rows = await selectOrders(deps.db, { guestId, at, status, limit: take, offset: (page - 1) * take })
  return rows.map((row) => summaryOf(row, at))
}

/** A guest's own order with its places; another guest's is `not_found`. */
export async function requireOrder(
  deps: Pick<Deps, 'db' | 'now'> & Throws<'not_found'>,
  { guestId, code }: { guestId: number; code: string },
): Promise<Order> {
  const at = deps.now()
  const row = await selectOrder(deps.db, { guestId, at, code })
  if (!row) throw deps.problem('not_found', texts.orders.unknown)
  const summary = summaryOf(row, at)
  const places =
    row.type === 'Room'
      ? (await selectLines(deps.db, code)).map(placeOf)
      : [occasionOf(summary, occasionNames[row.type])]
  return { ...summary, BookedPlaces: places }
}

function summaryOf(row: OrderRow, at: Date): OrderSummary {
  const { status, payable_paisa: payable, paid_paisa: paid, arrival: firstDay } = row
  const heldUntil = row.held_until ?? undefined
  const pay = payObstacle({ status, payable, paid, heldUntil }, at)
  const cancel = cancelObstacle({ status, heldUntil, firstDay }, at)
  return {
    Code: row.code,
    Type: row.type,
    Status: row.status,
    FirstName: row.first_name,
    Quantity: row.quantity,
    ItemCount: row.places,
    Night: nightsOrDays(row),
    Duration: row.type === 'Pool' ? toHours(row.minutes ?? 0) : 0,
    ReservationDate: row.arrival,
    ReleaseDate: row.departure,
    Amount: toTaka(row.amount_paisa),
    Tax: toTaka(row.tax_paisa),
    PayableAmount: toTaka(row.payable_paisa),
    Paid: toTaka(row.paid_paisa),
    CreatedAt: row.created_at.toISOString(),
    HoldUntil: heldUntil?.toISOString() ?? null,
    CanPay: pay === undefined,
    PayProblem: pay?.code ?? null,
    CanCancel: cancel === undefined,
    CancelProblem: cancel?.code ?? null,
  }
}

/** Of the hall and the whole resort both the first and the last day are used; the pool is counted in hours. */
function nightsOrDays(row: OrderRow): number {
  if (row.type === 'Room') return nightsOf(row)
  return row.type === 'Pool' ? 0 : nightsOf(row) + 1
}

const occasionNames = {
  Pool: 'Swimming pool',
  Hall: 'Convention hall',
  Package: 'Full resort',
} as const satisfies Record<Exclude<OrderType, 'Room'>, string>

function occasionOf(order: OrderSummary, Name: string): BookedPlace {
  const { Type, ReservationDate, ReleaseDate, Quantity, Amount } = order
  return { Name, Type, ReservationDate, ReleaseDate, Quantity, Price: Amount }
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
