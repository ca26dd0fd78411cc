import type { OrderStatus } from './orders.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { discountOf, type Levies, quoteOf, toPaisa } from '#contract/values/money.ts'
import type { OrderIs } from './order-rules.ts'

// What may be taken off the bill of a booking later. The API refuses by it, and the desk counts by it. Sums are paisa, before VAT where
// nothing else is said.

/** Why something is taken off a bill; the words say more. */
export const allowanceCauses = ['broken', 'service', 'noise', 'disputed', 'other'] as const
export type AllowanceCause = (typeof allowanceCauses)[number]

export type Off = { Kind: 'amount'; Amount: number } | { Kind: 'percent'; Percent: number }

/** `held`: what was paid of it and is not on its way back, with VAT. */
export type LowerableBill = { levies: Levies; charge: number; roomCharge: number; held: number }

export type AllowanceRefusal =
  | OrderIs
  | { Code: 'nothingTakenOff' | 'allPaid' }
  | { Code: 'aboveBill' | 'paidAlready'; Most: number }

type Standing = {
  Status: OrderStatus
  /** When it was completed, in milliseconds since 1970; undefined where it was not. */
  CompletedAt: number | undefined
}

/** Why nothing can be taken off: a bill can be lowered while its booking is confirmed, and until the end of the day on which it ended. */
export function allowanceRefusal({ Status, CompletedAt }: Standing, now: number): OrderIs | undefined {
  const endedToday = CompletedAt !== undefined && dhakaDate(CompletedAt) === dhakaDate(now)
  const canBeLowered = Status === 'Confirmed' || (Status === 'Completed' && endedToday)
  return canBeLowered ? undefined : { Code: 'orderIs', Status }
}

/** Why this sum cannot be taken off: what was paid goes back as a refund. */
export function lowerRefusal(bill: LowerableBill, amount: number): AllowanceRefusal | undefined {
  if (amount <= 0) return { Code: 'nothingTakenOff' }
  const most = mostOff(bill)
  if (amount <= most) return undefined
  if (bill.held === 0) return { Code: 'aboveBill', Most: most }
  return most === 0 ? { Code: 'allPaid' } : { Code: 'paidAlready', Most: most }
}

/** What can be taken off at most: all that the bill comes to, less what was paid. */
export function mostOff({ levies, charge, held }: LowerableBill): number {
  // Tax is rounded, so a share is a paisa or two too low.
  let left = Math.max(0, Math.floor((charge * held) / Math.max(1, quoteOf(charge, levies).payable)) - 1)
  while (left < charge && quoteOf(left, levies).payable < held) left += 1
  return charge - left
}

export function amountOff({ roomCharge }: Pick<LowerableBill, 'roomCharge'>, off: Off): number {
  return off.Kind === 'percent' ? discountOf(roomCharge, off.Percent) : toPaisa(off.Amount)
}
