import { daysBetween } from './calendar.ts'

/** How much of what was paid comes back, in percent. */
export type RefundPercent = 100 | 50 | 0

/**
 * The refund rule by Dhaka calendar days: 100 % at 10 or more before the arrival, 50 % at 5 to 9, nothing below. The
 * specification leaves 8 and 9 open; we read them for the guest (design, reading 11).
 */
export function refundPercent(today: string, arrival: string): RefundPercent {
  const days = daysBetween(today, arrival)
  if (days >= 10) return 100
  return days >= 5 ? 50 : 0
}

/** What comes back of `paid` and what the resort keeps, all in whole paisa; half a paisa goes to the guest. */
export type RefundTerms = { percent: RefundPercent; paid: number; refund: number; fee: number }

export function refundTerms(paid: number, percent: RefundPercent): RefundTerms {
  const refund = Math.ceil((paid * percent) / 100)
  return { percent, paid, refund, fee: paid - refund }
}
