// A refund that the gateway does not send, or was paid at the desk: who paid the guest by hand records how, in cash out of their own shift
// or under a number. Cash needs no number: the shift has it.

import type { listOpenRefunds } from '#contract/money/refunds.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { type DialogForm, dialogMachine } from '#machines/parts/dialog.ts'
import { missingText } from '#machines/parts/problems.ts'

export type PayOutFields = { isCash: boolean; reference: string }

export type RefundByHand = DataOf<typeof listOpenRefunds>['ByHand'][number]

export const payOutMachine = dialogMachine({
  id: 'payOut',
  start: (refund): PayOutFields => ({ isCash: refund !== undefined && isUsuallyCash(refund), reference: '' }),
  validate: ({ fields: { isCash, reference } }: DialogForm<PayOutFields, RefundByHand>) => ({
    reference: isCash ? undefined : missingText(reference),
  }),
})

/** As it was paid, where the member may pay it so. */
function isUsuallyCash({ Method, CanPayCash, CanPayOtherwise }: RefundByHand): boolean {
  return CanPayCash && (Method === 'cash' || !CanPayOtherwise)
}
