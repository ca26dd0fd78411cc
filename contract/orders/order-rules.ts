import type { OrderStatus } from './orders.ts'
import type { StayState } from './stays.ts'

// What staff may do with an order as a whole. The API refuses by it, and the desk shows its buttons by it.

/** Why not, as data: `contract/wording/refusals.ts` has the words. */
export type OrderRefusal =
  | { Code: 'orderIs'; Status: OrderStatus }
  | { Code: 'notCancellable'; Status: OrderStatus }
  | { Code: 'refundUnanswered'; Amount: number }
  | { Code: 'billedAlready'; Company: string }
  | { Code: 'holdOver' | 'nothingDue' | 'nothingToRefund' | 'notUnplaced' | 'stayBegun' | 'notBilled' }

export type OrderIs = Extract<OrderRefusal, { Code: 'orderIs' }>
type CancelRefusal = { Code: 'notCancellable'; Status: OrderStatus } | { Code: 'stayBegun' }

/** Only what is held or confirmed has a bill, and something due. */
export function isStanding(status: OrderStatus): boolean {
  return status === 'Pending' || status === 'Confirmed'
}

/** The rest of the total: neither paid and kept nor due, all in one unit; below 0 where more was paid. */
export function restOf(sums: { payable: number; paid: number; refunded: number; due: number }): number {
  return sums.payable - (sums.paid - sums.refunded) - sums.due
}

type PaymentFacts = {
  Status: OrderStatus
  /** When its hold ends, in milliseconds since 1970; undefined where nothing is held. */
  HeldUntil: number | undefined
  Due: number
}

/** Why nothing can be paid now; undefined where it can. */
export function paymentRefusal(
  { Status, HeldUntil, Due }: PaymentFacts,
  now: number,
): { Code: 'holdOver' | 'nothingDue' } | undefined {
  if (Status === 'Pending' && HeldUntil !== undefined && HeldUntil <= now) return { Code: 'holdOver' }
  return Due > 0 ? undefined : { Code: 'nothingDue' }
}

/** What settles an order when its last guests leave; undefined: something is due, and they cannot. */
export function settlementOf({
  Due,
  IsBilled,
  IsWaived,
}: {
  Due: number
  /** To a company. */
  IsBilled: boolean
  IsWaived: boolean
}): 'payment' | 'company' | 'waiver' | undefined {
  if (Due === 0) return 'payment'
  if (IsBilled) return 'company'
  return IsWaived ? 'waiver' : undefined
}

type CompanyBillFacts = {
  Status: OrderStatus
  Due: number
  /** Who pays what is due; undefined, where its guest does. */
  BilledTo?: string | undefined
}

type CompanyBillRefusal = OrderIs | { Code: 'billedAlready'; Company: string } | { Code: 'nothingDue' | 'notBilled' }

/** Why what is due cannot go to a company. */
export function billCompanyRefusal({ Status, Due, BilledTo }: CompanyBillFacts): CompanyBillRefusal | undefined {
  if (BilledTo !== undefined) return { Code: 'billedAlready', Company: BilledTo }
  if (Status !== 'Confirmed') return { Code: 'orderIs', Status }
  return Due > 0 ? undefined : { Code: 'nothingDue' }
}

/** Why the guest cannot owe it again: once it was paid after they left, the company's name stays with it. */
export function billGuestRefusal({ Status, Due, BilledTo }: CompanyBillFacts): CompanyBillRefusal | undefined {
  if (BilledTo === undefined) return { Code: 'notBilled' }
  if (Status === 'Confirmed') return undefined
  if (Status !== 'Completed') return { Code: 'orderIs', Status }
  return Due > 0 ? undefined : { Code: 'nothingDue' }
}

/** Why its guest is not sent the payment link: they were told that a company pays. */
export function sendLinkRefusal({
  BilledTo,
}: Pick<CompanyBillFacts, 'BilledTo'>): { Code: 'billedAlready'; Company: string } | undefined {
  return BilledTo === undefined ? undefined : { Code: 'billedAlready', Company: BilledTo }
}

/** Why its bill cannot be changed. */
export function billRefusal(Status: OrderStatus): OrderIs | undefined {
  return isStanding(Status) ? undefined : { Code: 'orderIs', Status }
}

/** Why a payment of it cannot be voided. After the guests have left a company owes it again, where one does. */
export function reversalRefusal({ Status, IsBilled }: { Status: OrderStatus; IsBilled: boolean }): OrderIs | undefined {
  return Status === 'Confirmed' || (Status === 'Completed' && IsBilled) ? undefined : { Code: 'orderIs', Status }
}

/** Why it cannot be given rooms: only one whose nights were sold before its money came has none. */
export function roomsRefusal(Status: OrderStatus): { Code: 'notUnplaced' } | undefined {
  return Status === 'Paid-unplaced' ? undefined : { Code: 'notUnplaced' }
}

/** Why no money can go back. `refundable`: what was paid and did not go back yet. */
export function refundRefusal(refundable: number): { Code: 'nothingToRefund' } | undefined {
  return refundable > 0 ? undefined : { Code: 'nothingToRefund' }
}

const cancellable: readonly OrderStatus[] = ['Requested', 'Pending', 'Confirmed', 'Paid-unplaced']

/** Why it cannot be cancelled for its guest. */
export function cancelRefusal(Status: OrderStatus, stays: readonly StayState[]): CancelRefusal | undefined {
  if (!cancellable.includes(Status)) return { Code: 'notCancellable', Status }
  // One room of several may have been given up before.
  return stays.some((state) => state !== 'expected' && state !== 'gone') ? { Code: 'stayBegun' } : undefined
}

/**
 * Why what was cancelled cannot be reinstated yet. `unanswered`: refunds of it that were sent to the gateway and not answered, BDT: whether
 * this money is still here, nobody knows.
 */
export function reinstateRefusal(unanswered: number): { Code: 'refundUnanswered'; Amount: number } | undefined {
  return unanswered > 0 ? { Code: 'refundUnanswered', Amount: unanswered } : undefined
}
