// The dialogs that issue tax documents of a booking.

import { isBlank } from '#contract/values/typed.ts'
import { type DialogForm, dialogMachine } from '#machines/parts/dialog.ts'
import { binProblem } from './parts/bin.ts'
import { missingText } from '#machines/parts/problems.ts'

// Issues a VAT invoice, to the guest or to a company: the one that the order is billed to, or another that the guest names.

export type BuyerFields = { buyer: string; bin: string; address: string }

/** `payable`: what the bill comes to, BDT, as it is shown. `buyer`: the company that pays. */
export type InvoiceSubject = { code: string; payable: number; buyer?: BuyerFields | undefined }

export const issueInvoiceMachine = dialogMachine({
  id: 'issueInvoice',
  start: (subject?: InvoiceSubject): BuyerFields => subject?.buyer ?? { buyer: '', bin: '', address: '' },
  validate: ({ fields }: DialogForm<BuyerFields, InvoiceSubject>) => ({
    buyer: isBlank(fields.buyer) && !isBlank(fields.bin) ? ('missing' as const) : undefined,
    bin: binProblem(fields.bin),
    address: undefined,
  }),
})

// Takes a VAT invoice back by a credit note, which says why.

type CreditFields = { reason: string }

/** `number`: of the invoice. */
type CreditSubject = { code: string; number: string }

export const creditInvoiceMachine = dialogMachine({
  id: 'creditInvoice',
  start: (): CreditFields => ({ reason: '' }),
  validate: ({ fields }: DialogForm<CreditFields, CreditSubject>) => ({ reason: missingText(fields.reason) }),
})
