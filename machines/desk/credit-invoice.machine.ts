// Takes a VAT invoice back by a credit note, which says why.

import { type DialogForm, dialogMachine } from '#machines/parts/dialog.ts'
import { missingText } from '#machines/parts/problems.ts'

type CreditFields = { reason: string }

/** `number`: of the invoice. */
type CreditSubject = { code: string; number: string }

export const creditInvoiceMachine = dialogMachine({
  id: 'creditInvoice',
  start: (): CreditFields => ({ reason: '' }),
  validate: ({ fields }: DialogForm<CreditFields, CreditSubject>) => ({ reason: missingText(fields.reason) }),
})
