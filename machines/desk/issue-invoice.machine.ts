// Issues a VAT invoice, to the guest or to a company that the guest names.

import { asciiDigits } from '#contract/values/digits.ts'
import { type DialogForm, dialogMachine } from '#machines/parts/dialog.ts'

export type BuyerFields = { buyer: string; bin: string; address: string }

/** `payable`: what the bill comes to, BDT, as it is shown. */
export type InvoiceSubject = { code: string; payable: number }

export const issueInvoiceMachine = dialogMachine({
  id: 'issueInvoice',
  start: (): BuyerFields => ({ buyer: '', bin: '', address: '' }),
  validate: ({ fields }: DialogForm<BuyerFields, InvoiceSubject>) => ({
    buyer: fields.buyer.trim() === '' && fields.bin.trim() !== '' ? ('missing' as const) : undefined,
    bin: fields.bin.trim() !== '' && binIn(fields) === '' ? ('unreadable' as const) : undefined,
    address: undefined,
  }),
})

/** Its 13 digits, also typed in Bangla or in groups; empty where there are none. */
export function binIn({ bin }: Pick<BuyerFields, 'bin'>): string {
  const digits = asciiDigits(bin).replaceAll(/[\s-]/g, '')
  return /^\d{13}$/.test(digits) ? digits : ''
}
