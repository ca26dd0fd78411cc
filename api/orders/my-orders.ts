import {
  getBooking,
  getBookings,
  type BookedPlace,
  type Order,
  type OrderRefund,
  type OrderStatus,
} from '#contract/orders/orders.ts'
import { serve, type Route } from '../platform/http/serve.ts'
import type { Texts } from '../platform/texts/catalogues.ts'
import { poolHours } from '#contract/booking/pool.ts'
import { nightsWhereTheyDiffer } from '#contract/values/rates.ts'
import { leviesOnWire } from '#contract/values/levies.ts'
import { refundArrivesBy } from '#contract/money/cancellations.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { percentOf, toTaka } from '#contract/values/money.ts'
import { nightsOf } from '#contract/values/stay.ts'
import type { Db } from '../platform/db/db.ts'
import type { Deps, Throws } from '../platform/deps.ts'
import { selectCodesOf } from './my-orders.sql.ts'
import { cancelObstacle, canPayPart, dueOf, payObstacle } from './order-rules.ts'
import { occasionPrice, readWholeOrder, readWholeOrders, type WholeOrder } from './whole-order.ts'
import type { LineRow, RefundRow } from './whole-order.sql.ts'

export const ordersRoutes: Route[] = [
  serve(getBookings, async (deps, { query, guest, t }) => {
    const status = query.Status === 'all' ? undefined : query.Status
    return { Data: await listOrders(deps, t, { guestId: guest.id, status, take: query.Take, page: query.page }) }
  }),

  serve(getBooking, async (deps, { params, query, guest, t }) => {
    if (params.id !== query.Code) throw deps.problem('malformed', (t) => t.orders.codesDiffer)
    return requireOwnOrder(deps, t, { guestId: guest.id, code: query.Code })
  }),
]

type Wanted = { guestId: number; status: OrderStatus | undefined; take: number; page: number }

/** A guest's own orders, newest first. */
export async function listOrders(
  { reads, now }: Pick<Deps, 'reads' | 'now'>,
  t: Texts,
  wanted: Wanted,
): Promise<Order[]> {
  const { guestId, status, take, page } = wanted
  const at = now()
  const codes = await selectCodesOf(reads, { guestId, at, status, limit: take, offset: (page - 1) * take })
  return (await readWholeOrders(reads, { codes, at })).map((order) => onWire(t, order, at))
}

/** A guest's own order; another guest's is `not_found`. */
export async function requireOwnOrder(
  deps: Pick<Deps, 'reads' | 'now'> & Throws<'not_found'>,
  t: Texts,
  { guestId, code }: { guestId: number; code: string },
): Promise<Order> {
  const at = deps.now()
  const order = await readWholeOrder(deps.reads, { code, at })
  if (order?.guestId !== guestId) throw deps.problem('not_found', (t) => t.orders.unknown)
  return onWire(t, order, at)
}

/** An order as its guest sees it. Joins the caller's transaction. */
export async function readOrder(db: Db, t: Texts, { code, at }: { code: string; at: Date }): Promise<Order> {
  const order = await readWholeOrder(db, { code, at })
  if (!order) throw new Error(`There is no order ${code}`)
  return onWire(t, order, at)
}

function onWire(t: Texts, order: WholeOrder, at: Date): Order {
  const { type, status, lines, cancelledLines, charges, payments, refunds, occasion } = order
  const isPool = type === 'Pool'
  return {
    Code: order.code,
    Type: type,
    Status: status,
    FirstName: order.firstName,
    Quantity: quantityOf(order),
    ItemCount: Math.max(1, lines.length),
    Night: nightsOrDays(order),
    Duration: isPool && occasion ? poolHours(occasion) : 0,
    ReservationDate: order.arrival,
    ReleaseDate: order.departure,
    Amount: toTaka(order.amount),
    ...(order.service > 0 && { Service: toTaka(order.service) }),
    ...leviesOnWire(order.levies),
    Tax: toTaka(order.tax),
    PayableAmount: toTaka(order.payable),
    Paid: toTaka(order.paid),
    Due: toTaka(dueOf(order)),
    ...(order.billedTo !== null && { BilledTo: order.billedTo }),
    CreatedAt: order.createdAt.toISOString(),
    Revision: order.revision,
    HoldUntil: heldUntilOf(order)?.toISOString() ?? null,
    PayPercent: percentOf(order.payable, order.asked ?? order.payable),
    ...allowed(order, at),
    CanPayPart: canPayPart(order),
    UnderReview: order.isUnderReview,
    StartsAt: occasion?.start ?? null,
    EndsAt: occasion?.end ?? null,
    Persons: occasion?.persons ?? null,
    Refund: refundOf(refunds, 'cancellation'),
    SurplusRefund: refundOf(refunds, 'surplus'),
    GoodwillRefund: refundOf(refunds, 'goodwill'),
    Payments: payments.filter(({ isReversed }) => !isReversed).map(moneyOnWire),
    Refunds: refunds
      .map(({ settledAt, ...refund }) => ({ ...refund, at: settledAt ?? refund.at }))
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map((refund) => ({ ...moneyOnWire(refund), State: refundStates[refund.state] })),
    BookedPlaces: type === 'Room' ? lines.map(placeOf) : [occasionOf(order, t.orders.names[type])],
    CancelledPlaces: cancelledLines.map(placeOf),
    Charges: charges.map((charge) => ({
      Name: t.charge(charge),
      Quantity: charge.quantity,
      Amount: toTaka(charge.amount),
    })),
  }
}

/** What its guest can do with it online. Pay and Cancel refuse an order with money under review as one that is settled. */
function allowed(order: WholeOrder, at: Date): Pick<Order, 'CanPay' | 'PayProblem' | 'CanCancel' | 'CancelProblem'> {
  const heldUntil = heldUntilOf(order)
  const firstDay = order.lines.map(({ termsDay }) => termsDay).toSorted()[0] ?? order.arrival
  const review = order.isUnderReview ? 'order_settled' : undefined
  const pay = review ?? payObstacle({ ...order, heldUntil }, at)?.code
  const cancel = review ?? cancelObstacle({ ...order, heldUntil, firstDay }, at)?.code
  return {
    CanPay: pay === undefined,
    PayProblem: pay ?? null,
    CanCancel: cancel === undefined,
    CancelProblem: cancel ?? null,
  }
}

/** Until when it holds its nights. */
function heldUntilOf({ status, heldUntil }: WholeOrder): Date | undefined {
  return status === 'Pending' ? (heldUntil ?? undefined) : undefined
}

function quantityOf({ type, lines, occasion }: WholeOrder): number {
  if (lines.length > 0) return lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return type === 'Pool' ? (occasion?.persons ?? 1) : 1
}

/** Nights of a stay. The hall and the whole resort are used on the first and on the last day; the pool is counted in hours. */
function nightsOrDays(order: WholeOrder): number {
  if (order.type === 'Room') return nightsOf(order)
  return order.type === 'Pool' ? 0 : nightsOf(order) + 1
}

const refundStates = {
  failed: 'FAILED',
  created: 'PENDING',
  processing: 'PENDING',
  refunded: 'REFUNDED',
} as const satisfies Record<RefundRow['state'], OrderRefund['State']>

const moneyOnWire = ({ at, amount, method }: { at: Date; amount: number; method: string }) => ({
  At: at.toISOString(),
  Amount: toTaka(amount),
  Method: method,
})

/** The refunds of one cause together: failed if one of them is, refunded once all are. */
function refundOf(refunds: readonly RefundRow[], cause: RefundRow['cause']): OrderRefund | null {
  const own = refunds.filter((refund) => refund.cause === cause)
  const last = own.at(-1)
  if (!last) return null
  const states = own.map(({ state }) => refundStates[state])
  return {
    Amount: toTaka(own.reduce((sum, { amount }) => sum + amount, 0)),
    State: (['FAILED', 'PENDING'] as const).find((state) => states.includes(state)) ?? 'REFUNDED',
    By: refundArrivesBy(dhakaDate(last.at.getTime())),
  }
}

function occasionOf(order: WholeOrder, name: string): BookedPlace {
  return {
    LineNo: 1,
    Name: name,
    HouseId: null,
    Type: order.type,
    ReservationDate: order.arrival,
    ReleaseDate: order.departure,
    Quantity: quantityOf(order),
    Price: toTaka(occasionPrice(order)),
    Permalink: null,
    ImagePath: null,
  }
}

function placeOf(line: LineRow): BookedPlace {
  return {
    LineNo: line.no,
    Name: line.name,
    HouseId: line.houseId,
    Type: line.type,
    ReservationDate: line.arrival,
    ReleaseDate: line.departure,
    ...(line.until !== null && line.until < line.departure && { Until: line.until }),
    Quantity: line.quantity,
    Price: toTaka(line.price),
    Nights: nightsWhereTheyDiffer(line.nights)?.map(toTaka),
    Permalink: line.permalink,
    ImagePath: line.image,
  }
}
