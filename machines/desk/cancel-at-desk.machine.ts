// A booking is cancelled for a guest who calls, or a request is declined: by the policy, or on another sum that was agreed. The terms are
// read first, and again once a cancellation was refused: what was sent is what was seen.

import type { quoteDeskCancellation } from '#contract/desk/refunds.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { amountIn } from './parts/amount.ts'
import { type Informed, readingDialog } from './parts/reading-dialog.ts'

/** As typed; `sum` counts where it is agreed. */
export type CancelFields = { isAgreed: boolean; sum: string; reason: string }

/** BDT. */
export type CancelTerms = DataOf<typeof quoteDeskCancellation>

export const cancelAtDeskMachine = readingDialog<CancelFields, { code: string }, CancelTerms>({
  id: 'cancelAtDesk',
  unfilled: { isAgreed: false, sum: '', reason: '' },
  wrongIn: ({ fields, known }) => [
    ...(refundOf({ fields, known }) === undefined ? ['sum'] : []),
    ...(fields.reason.trim() === '' ? ['reason'] : []),
  ],
})

/** What goes back, BDT; undefined where that is not a sum that was paid. */
export function refundOf({ fields, known }: Pick<Informed<CancelFields, unknown, CancelTerms>, 'fields' | 'known'>) {
  if (!fields.isAgreed) return known.Refund
  const sum = amountIn(fields.sum, { least: 0 })
  return sum !== undefined && sum <= known.Paid ? sum : undefined
}
