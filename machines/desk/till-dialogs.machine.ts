// The dialogs in which cash of a shift is recorded and taken back, and the form that opens one.

import { formMachine } from '#machines/parts/form.ts'
import { amountIn, amountProblem } from './parts/amount.ts'
import { type DialogForm, dialogMachine } from '#machines/parts/dialog.ts'
import { missingText } from '#machines/parts/problems.ts'
import type { Till, TillEntry } from '#contract/money/till.ts'

// One's own shift begins with the cash that is in the drawer: 0 where it is empty.

export const openShiftMachine = formMachine({
  id: 'openShift',
  start: () => ({ float: '' }),
  validate: ({ fields }) => ({ float: amountProblem(fields.float, { least: 0 }) }),
  after: () => ({ float: '' }),
})

// Cash that is paid into a till or out of it and is no payment of a guest.

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

// A payment that was recorded wrongly is void, and the sum is due again.

export type TillPayment = Till['Payments'][number]

export const voidPaymentMachine = dialogMachine({
  id: 'voidPayment',
  start: () => ({ reason: '' }),
  validate: ({ fields }: DialogForm<{ reason: string }, TillPayment>) => ({ reason: missingText(fields.reason) }),
})

// Cash that was recorded wrongly is taken back by a second entry.

export const reverseEntryMachine = dialogMachine({
  id: 'reverseEntry',
  start: () => ({ reason: '' }),
  validate: ({ fields }: DialogForm<{ reason: string }, TillEntry>) => ({ reason: missingText(fields.reason) }),
})
