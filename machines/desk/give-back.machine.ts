// Money of a booking goes back beyond what the policy gives: at once where the role of the member allows the sum, and otherwise as a
// proposal that someone else decides.

import { amountIn } from './parts/amount.ts'
import { type Filled, formDialog } from './parts/form-dialog.ts'

export type GiveBackFields = { amount: string; reason: string }

/** `most`: what was paid and has not gone back; `limit`: what the member may give alone. Both in BDT. */
type Booking = { code: string; most: number; limit: number }

type GivingBack = Filled<GiveBackFields, Booking>

export const giveBackMachine = formDialog<GiveBackFields, Booking>({
  id: 'giveBack',
  fill: () => ({ amount: '', reason: '' }),
  wrongIn: ({ fields, subject: { most } }) => [
    ...(isAtMost(amountIn(fields.amount), most) ? [] : ['amount']),
    ...(fields.reason.trim() === '' ? ['reason'] : []),
  ],
})

/** Whether it is given at once, and not proposed. */
export function isWithinLimit({ fields, subject }: GivingBack): boolean {
  return isAtMost(amountIn(fields.amount), subject.limit)
}

function isAtMost(amount: number | undefined, most: number): boolean {
  return amount !== undefined && amount <= most
}
