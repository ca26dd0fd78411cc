// A refund that the gateway does not send, or was paid at the desk: who paid the guest by hand records how, in cash out of their own shift
// or under a number.

import type { listOpenRefunds } from '#contract/desk/refunds.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { formDialog } from './parts/form-dialog.ts'

export type PayOutFields = { isCash: boolean; reference: string }

export type RefundByHand = DataOf<typeof listOpenRefunds>['ByHand'][number]

export const payOutMachine = formDialog<PayOutFields, RefundByHand>({
  id: 'payOut',
  // As it was paid, until something else is chosen.
  fill: (refund) => ({ isCash: refund?.Method === 'cash', reference: '' }),
  wrongIn: ({ fields }) => (fields.reference.trim() === '' ? ['reference'] : []),
})
