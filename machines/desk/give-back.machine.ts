// Money of a booking goes back beyond what the policy gives: at once where the member may still give the sum, and otherwise as a proposal
// that someone else decides. What the member may still give is read first, and again when something was changed or refused.

import { type Allowance, giveableOf } from './parts/allowance.ts'
import { amountIn } from './parts/amount.ts'
import { type Informed, readingDialog } from './parts/reading-dialog.ts'

export type GiveBackFields = { amount: string; reason: string }

/** `most`: what was paid and has not gone back, BDT. */
type Booking = { code: string; most: number }

export const giveBackMachine = readingDialog<GiveBackFields, Booking, Allowance>({
  id: 'giveBack',
  unfilled: { amount: '', reason: '' },
  wrongIn: ({ fields, subject: { most } }) => [
    ...(isAtMost(amountIn(fields.amount), most) ? [] : ['amount']),
    ...(fields.reason.trim() === '' ? ['reason'] : []),
  ],
})

type Asked = Pick<Informed<GiveBackFields, Booking, Allowance>, 'fields' | 'known'>

/** Whether it is given at once, and not proposed. */
export function isWithinLimit({ fields, known }: Asked): boolean {
  return isAtMost(amountIn(fields.amount), giveableOf(known))
}

function isAtMost(amount: number | undefined, most: number): boolean {
  return amount !== undefined && amount <= most
}
