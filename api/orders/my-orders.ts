import {
  getBooking,
  getBookings,
  type BookedPlace,
  type Order,
  type OrderRefund,
  type OrderStatus,
} from '#contract/orders/orders.ts'
import { serve, type Route } from '../platform/http/serve.ts'
import { texts } from '../platform/texts/texts.ts'
import { refundArrivesBy } from '#contract/money/cancellations.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { percentOf, toTaka } from '#contract/values/money.ts'
import { toHours } from '#contract/booking/pool.ts'
import { nightsOf } from '#contract/values/stay.ts'
import type { Db, Reads } from '../platform/db/db.ts'
import type { Deps, Throws } from '../platform/deps.ts'
import {
  selectOrder,
  selectOrders,
  type OrderRow,
  type OrderWithPlaces,
  type PlaceRow,
  type RefundOfOrder,
} from './my-orders.sql.ts'
import { chargeName } from '#contract/wording/charge-words.ts'
import { type MoneyRow, selectMoneyOf } from './my-money.sql.ts'
import { selectCharges, type Charge } from './order-charges.sql.ts'
import { cancelObstacle, canPayPart, dueOf, payObstacle } from './order-rules.ts'
import { localTimeOf } from './order.ts'

export const ordersRoutes: Route[] = [
  serve(getBookings, async (deps, { query, guest }) => {
    const status = query.Status === 'all' ? undefined : query.Status
    return { Data: await listOrders(deps, { guestId: guest.id, status, take: query.Take, page: query.page }) }
  }),

  serve(getBooking, async (deps, { params, query, guest }) => {
    if (params.id !== query.Code) throw deps.problem('malformed', (t) => t.orders.codesDiffer)
    return requireOrder(deps, { guestId: guest.id, code: query.Code })
  }),
]

type Wanted = { guestId: number; status: OrderStatus | undefined; take: number; page: number }

/** A guest's own orders, newest first. */
export async function listOrders(deps: Pick<Deps, 'reads' | 'now'>, wanted: Wanted): Promise<Order[]> {
  const { guestId, status, take, page } = wanted
  const at = deps.now()
  const found = await selectOrders(deps.reads, { guestId, at, status, limit: take, offset: (page - 1) * take })
  return ordersOf(deps.reads, found, at)
}

/** A guest's own order; another guest's is `not_found`. */
export async function requireOrder(
  deps: Pick<Deps, 'reads' | 'now'> & Throws<'not_found'>,
  { guestId, code }: { guestId: number; code: string },
): Promise<Order> {
  const at = deps.now()
  const found = await selectOrder(deps.reads, { guestId, at, code })
  const [order] = await ordersOf(deps.reads, found ? [found] : [], at)
  if (!order) throw deps.problem('not_found', (t) => t.orders.unknown)
  return order
}

/** An order of this guest, as they see it. Joins the caller's transaction. */
export async function readOrder(
  db: Db,
  { guestId, code, at }: { guestId: number; code: string; at: Date },
): Promise<Order> {
  const found = await selectOrder(db, { guestId, at, code })
  const [order] = await ordersOf(db, found ? [found] : [], at)
  if (!order) throw new Error(`There is no order ${code}`)
  return order
}

async function ordersOf(db: Reads, found: readonly OrderWithPlaces[], at: Date): Promise<Order[]> {
  const codes = found.map(({ order: { code } }) => code)
  const chargesOf = Map.groupBy(await selectCharges(db, codes), ({ orderCode }) => orderCode)
  const moneyOf = Map.groupBy(await selectMoneyOf(db, codes), ({ orderCode }) => orderCode)
  return found.map((one) => {
    const { code } = one.order
    return orderOf({ ...one, charges: chargesOf.get(code) ?? [], money: moneyOf.get(code) ?? [] }, at)
  })
}

type FullOrder = OrderWithPlaces & { charges: readonly Charge[]; money: readonly MoneyRow[] }

function orderOf({ order: row, places, charges, money }: FullOrder, at: Date): Order {
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
    Due: toTaka(dueOf(sumsOf(row))),
    ...(row.billed_to !== null && { BilledTo: row.billed_to }),
    CreatedAt: row.created_at.toISOString(),
    Revision: row.revision,
    HoldUntil: row.held_until?.toISOString() ?? null,
    PayPercent: percentOf(row.payable_paisa, row.asked_paisa ?? row.payable_paisa),
    ...allowed(row, at),
    CanPayPart: canPayPart({ type: row.type, paid: row.paid_paisa }),
    UnderReview: row.under_review,
    StartsAt: row.starts === null ? null : localTimeOf(row.starts),
    EndsAt: row.ends === null ? null : localTimeOf(row.ends),
    Persons: row.persons,
    Refund: refundOf(row.refund_paisa, row.refund_state, row.refund_ordered_at),
    SurplusRefund: refundOf(row.surplus_paisa, row.surplus_state, row.surplus_ordered_at),
    GoodwillRefund: refundOf(row.goodwill_paisa, row.goodwill_state, row.goodwill_ordered_at),
    Payments: money.filter(({ kind }) => kind === 'payment').map(moneyOnWire),
    Refunds: money.flatMap((one) =>
      one.state === null ? [] : [{ ...moneyOnWire(one), State: refundStates[one.state] }],
    ),
    BookedPlaces:
      row.type === 'Room'
        ? places.filter((place) => place.cancelled_at === null).map(placeOf)
        : [occasionOf(row, texts.orders.names[row.type])],
    CancelledPlaces: places.filter((place) => place.cancelled_at !== null).map(placeOf),
    Charges: charges.map((charge) => ({
      Name: chargeName(charge),
      Quantity: charge.quantity,
      Amount: toTaka(charge.amount),
    })),
  }
}

/** What its guest can do with it online. Pay and Cancel refuse an order with money under review as one that is settled. */
function allowed(row: OrderRow, at: Date): Pick<Order, 'CanPay' | 'PayProblem' | 'CanCancel' | 'CancelProblem'> {
  const { status, terms_day: firstDay } = row
  const heldUntil = row.held_until ?? undefined
  const review = row.under_review ? 'order_settled' : undefined
  const pay = review ?? payObstacle({ ...sumsOf(row), heldUntil }, at)?.code
  const cancel = review ?? cancelObstacle({ status, heldUntil, firstDay }, at)?.code
  return {
    CanPay: pay === undefined,
    PayProblem: pay ?? null,
    CanCancel: cancel === undefined,
    CancelProblem: cancel ?? null,
  }
}

function sumsOf({ status, payable_paisa, paid_paisa, counted_surplus_paisa, waived_paisa }: OrderRow) {
  return { status, payable: payable_paisa, paid: paid_paisa, surplus: counted_surplus_paisa, waived: waived_paisa }
}

/** Nights of a stay. The hall and the whole resort are used on the first and on the last day; the pool is counted in hours. */
function nightsOrDays(row: OrderRow): number {
  if (row.type === 'Room') return nightsOf(row)
  return row.type === 'Pool' ? 0 : nightsOf(row) + 1
}

const refundStates = {
  failed: 'FAILED',
  pending: 'PENDING',
  created: 'PENDING',
  processing: 'PENDING',
  refunded: 'REFUNDED',
} as const satisfies Record<RefundOfOrder['state'] | NonNullable<MoneyRow['state']>, OrderRefund['State']>

const moneyOnWire = ({ at, amount, method }: MoneyRow) => ({
  At: at.toISOString(),
  Amount: toTaka(amount),
  Method: method,
})

function refundOf(
  amount: number | null,
  state: RefundOfOrder['state'] | null,
  orderedAt: Date | null,
): OrderRefund | null {
  if (amount === null || state === null || orderedAt === null) return null
  return {
    Amount: toTaka(amount),
    State: refundStates[state],
    By: refundArrivesBy(dhakaDate(orderedAt.getTime())),
  }
}

function occasionOf(row: OrderRow, name: string): BookedPlace {
  return {
    LineNo: 1,
    Name: name,
    HouseId: null,
    Type: row.type,
    ReservationDate: row.arrival,
    ReleaseDate: row.departure,
    Quantity: row.quantity,
    Price: toTaka(row.amount_paisa),
    Permalink: null,
    ImagePath: null,
  }
}

function placeOf(row: PlaceRow): BookedPlace {
  return {
    LineNo: row.line_no,
    Name: row.name,
    HouseId: row.house_id,
    Type: row.place_type,
    ReservationDate: row.line_arrival,
    ReleaseDate: row.line_departure,
    ...(row.until !== null && row.until < row.line_departure && { Until: row.until }),
    Quantity: row.line_quantity,
    Price: toTaka(row.price_paisa),
    Permalink: row.permalink,
    ImagePath: row.image_path,
  }
}
