// Money of a booking goes back beyond what the policy gives: at once where the member may still give the sum, and otherwise as a proposal
// that someone else decides. What the member may still give is read first, and again when something was changed or refused.

import { type DialogForm, readingDialogMachine } from '#machines/parts/dialog.ts'
import { missingText } from '#machines/parts/problems.ts'
import { giveableOf, type StaffLimit } from './parts/staff-limit.ts'
import { amountProblem } from './parts/amount.ts'

export type GiveBackFields = { amount: string; reason: string }

/** `most`: what was paid and has not gone back, BDT. */
type Booking = { code: string; most: number }

type GiveBackForm = DialogForm<GiveBackFields, Booking, StaffLimit>

export const giveBackMachine = readingDialogMachine({
  id: 'giveBack',
  start: (): GiveBackFields => ({ amount: '', reason: '' }),
  validate: ({ fields, subject: { most } }: GiveBackForm) => ({
    amount: amountProblem(fields.amount, { most }),
    reason: missingText(fields.reason),
  }),
})

/** Whether it is given at once, and not proposed. */
export function isWithinLimit({ fields, data }: Pick<GiveBackForm, 'fields' | 'data'>): boolean {
  return amountProblem(fields.amount, { most: giveableOf(data) }) === undefined
}
