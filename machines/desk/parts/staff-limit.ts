import type { readStaffLimit } from '#contract/money/refunds.ts'
import type { DataOf } from '#contract/endpoint.ts'

/** What a member may give away in all, and what of it is used: of one order, and today. BDT. */
export type StaffLimit = DataOf<typeof readStaffLimit>

/** What is left of one limit, BDT; undefined where there is none. */
export function leftOf({ Used, Most }: StaffLimit['Order']): number | undefined {
  return Most === null ? undefined : Math.max(0, Most - Used)
}

/** What the member may give away of the order now, BDT; Infinity without a limit. */
export function giveableOf({ Order, Day }: StaffLimit): number {
  return Math.min(leftOf(Order) ?? Infinity, leftOf(Day) ?? Infinity)
}
