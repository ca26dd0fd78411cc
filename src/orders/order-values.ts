import { daysBetween, dhakaDateTime } from '#contract/values/calendar.ts'
import { dayText, durationText, formatAmount } from '#contract/wording/format.ts'
import { placeTitle, titleAndMore } from '#contract/wording/order-words.ts'
import type { Order, OrderRefund } from '#contract/orders/orders.ts'
import { clockText } from '#ui/lib/figures.ts'
import { texts } from './texts.ts'

/** '2 Night', '1 Day', '1 hour 30 min': how long it is, in the words of its type. */
export function durationOf(
  order: Pick<Order, 'Type' | 'Night' | 'Duration' | 'ReservationDate' | 'ReleaseDate'>,
): string {
  switch (order.Type) {
    case 'Pool':
      return durationText(order.Duration)
    case 'Hall':
    case 'Package':
      // Both the first and the last day are used.
      return texts.days(daysBetween(order.ReservationDate, order.ReleaseDate) + 1)
    default:
      return texts.nights(order.Night)
  }
}

export type Payability = 'again' | 'due' | 'none'

type Allowed = Pick<Order, 'Status' | 'CanPay' | 'CanCancel' | 'BilledTo'>

/** How the order can be paid online: again while its nights are held, or its balance. A hold may run out while it is shown. */
export function payabilityOf({ Status, CanPay, BilledTo }: Allowed, isHeld: boolean): Payability {
  if (!CanPay || BilledTo !== undefined) return 'none'
  if (Status === 'Confirmed') return 'due'
  return isHeld ? 'again' : 'none'
}

/** What is due, and who else pays it. */
export function dueName({ Due, BilledTo }: Pick<Order, 'Due' | 'BilledTo'>): string {
  return BilledTo !== undefined && Due > 0 ? texts.billedTo(BilledTo) : texts.due
}

/** Whether its guest can cancel the order here. */
export function canBeCancelled({ Status, CanCancel }: Allowed, isHeld: boolean): boolean {
  return CanCancel && (Status !== 'Pending' || isHeld)
}

/** Whether its guest may still want the nights of an order that was never paid. */
export function canBeBookedAgain({ Type, Status, Paid, ReservationDate }: Order, today: string): boolean {
  const isLost = Status === 'Cancelled' || Status === 'Expired'
  return Type === 'Room' && isLost && Paid === 0 && ReservationDate >= today
}

/** `14,950 tk`, as the history shows money. */
export function showTk(taka: number): string {
  return texts.tk(formatAmount(taka))
}

/** The time of an instant on a clock in Dhaka, '2:32 pm'. */
export function dhakaTime(instant: string): string {
  return clockText(dhakaDateTime(Date.parse(instant)).slice(11))
}

/** A moment with its day: '2:32 pm, Fri 20 Nov 2026'. */
export function dhakaMoment(instant: string): string {
  return `${dhakaTime(instant)}, ${dayText(dhakaDateTime(Date.parse(instant)).slice(0, 10))}`
}

/** 'Rania House, single room'; of several places the first, and how many more. */
export function titleOf({ BookedPlaces: [first, ...rest], Type }: Pick<Order, 'BookedPlaces' | 'Type'>): string {
  return titleAndMore(first ? placeTitle(first) : Type, rest.length)
}

/** Whether it is still to come, or was not answered yet. */
export function isUpcoming({ Status, ReleaseDate }: Pick<Order, 'Status' | 'ReleaseDate'>, today: string): boolean {
  const isOpen = Status === 'Requested' || Status === 'Pending' || Status === 'Confirmed' || Status === 'Paid-unplaced'
  return isOpen && ReleaseDate >= today
}

/** 'in 4 days', 'tomorrow'; undefined of what is not certain or is over. */
export function countdownOf(
  order: Pick<Order, 'Status' | 'ReservationDate' | 'ReleaseDate'>,
  today: string,
): string | undefined {
  if (order.Status !== 'Confirmed' || !isUpcoming(order, today)) return undefined
  return texts.inDays(daysBetween(today, order.ReservationDate))
}

/** Whether nobody comes any more: what it would have cost is not to be paid. */
export function isGivenUp({ Status }: Pick<Order, 'Status'>): boolean {
  return Status === 'Cancelled' || Status === 'Refunded' || Status === 'Expired'
}

type Money = Pick<Order, 'Status' | 'Paid' | 'Refund' | 'SurplusRefund' | 'GoodwillRefund'>

/** What the resort keeps of an order that was given up, BDT. */
export function keptOf(order: Money): number {
  if (!isGivenUp(order)) return 0
  const back = [order.Refund, order.SurplusRefund, order.GoodwillRefund].map((refund) => refund?.Amount ?? 0)
  return back.reduce((kept, amount) => kept - amount, order.Paid)
}

/** Nothing is refunded before it has been sent. */
export function refundName({ State }: Pick<OrderRefund, 'State'>): string {
  return State === 'REFUNDED' ? texts.refunded : texts.refundOnItsWay
}

/** 'by Thu 3 Dec 2026': when the money is back, or what has happened to it. */
export function refundNote({ State, By }: OrderRefund): string {
  switch (State) {
    case 'PENDING':
      return texts.refundBy(dayText(By))
    case 'REFUNDED':
      return texts.refundSent
    case 'FAILED':
      return texts.refundByCall
    default:
      return State satisfies never
  }
}
