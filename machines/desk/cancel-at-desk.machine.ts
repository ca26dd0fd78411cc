// A booking is cancelled for a guest who calls, or a request is declined: by the policy, or on another sum that was agreed. The terms are
// read first, and again once a cancellation was refused: what was sent is what was seen.

import type { quoteDeskCancellation } from '#contract/money/refunds.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { type DialogForm, readingDialogMachine } from '#machines/parts/dialog.ts'
import { missingText } from '#machines/parts/problems.ts'
import { amountIn, amountProblem } from './parts/amount.ts'

/** As typed; `sum` counts where it is agreed. */
export type CancelFields = { isAgreed: boolean; sum: string; reason: string }

/** BDT. */
export type CancelTerms = DataOf<typeof quoteDeskCancellation>

type CancelForm = DialogForm<CancelFields, { code: string }, CancelTerms>

export const cancelAtDeskMachine = readingDialogMachine({
  id: 'cancelAtDesk',
  start: (): CancelFields => ({ isAgreed: false, sum: '', reason: '' }),
  validate: (form: CancelForm) => ({ sum: sumProblem(form), reason: missingText(form.fields.reason) }),
})

/** What goes back, BDT; undefined where that is not a sum that was paid. */
export function refundOf({ fields, data }: Pick<CancelForm, 'fields' | 'data'>): number | undefined {
  if (!fields.isAgreed) return data.Refund
  return sumProblem({ fields, data }) === undefined ? amountIn(fields.sum, { least: 0 }) : undefined
}

function sumProblem({ fields, data }: Pick<CancelForm, 'fields' | 'data'>) {
  return fields.isAgreed ? amountProblem(fields.sum, { least: 0, most: data.Paid }) : undefined
}
