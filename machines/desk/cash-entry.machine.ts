// Cash that is paid into a till or out of it and is no payment of a guest.

import { type DialogForm, dialogMachine } from '#machines/parts/dialog.ts'
import { missingText } from '#machines/parts/problems.ts'
import { amountIn, amountProblem } from './parts/amount.ts'

export type EntryFields = { direction: 'into' | 'outOf'; sum: string; reason: string }

export const cashEntryMachine = dialogMachine({
  id: 'cashEntry',
  start: (): EntryFields => ({ direction: 'outOf', sum: '', reason: '' }),
  validate: ({ fields }: DialogForm<EntryFields, null>) => ({
    sum: amountProblem(fields.sum),
    reason: missingText(fields.reason),
  }),
})

/** BDT; below 0 what is paid out. */
export function entryAmount({ direction, sum }: EntryFields): number {
  const amount = amountIn(sum) ?? 0
  return direction === 'into' ? amount : -amount
}
