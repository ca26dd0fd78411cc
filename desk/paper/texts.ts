import type { Sheet } from '#contract/money/paper.ts'

export const texts = {
  none: 'Nothing can be printed yet.',
  kinds: {
    folio: 'Folio',
    receipt: 'Receipt',
    vatInvoice: 'VAT invoice',
    creditNote: 'Credit note',
  } satisfies Record<Sheet['Kind'], string>,
  name: (kind: string, number: string) => `${kind} ${number}`.trim(),
  ways: (sheet: string) => `Print or send ${sheet}`,
  print: 'Print on A4',
  slip: 'Print on 80 mm',
  pdf: 'Open as PDF',
  whatsApp: 'Send by WhatsApp',
  copy: 'Copy link',
  copied: 'The link was copied',
  notCopied: 'This browser does not let us copy. Open the PDF and copy its address.',
  linkText: (resort: string, sheet: string, code: string, url: string) =>
    `${resort}: ${sheet.toLowerCase()} of your booking ${code}: ${url}`,

  issue: 'Issue VAT invoice',
  issued: 'The VAT invoice was issued',
  isFinal: 'An invoice has a number and is never changed. What is wrong is taken back by a credit note.',
  outdated: 'The bill has changed since its VAT invoice: take the invoice back.',
  buyer: 'Company, if it is not for the guest',
  buyerBin: 'BIN of the company',
  buyerAddress: 'Address of the company',
  issueProblems: {
    buyer: { missing: 'Please name the company with this BIN' },
    bin: { unreadable: 'A BIN has 13 digits' },
  },
  creditOf: (number: string) => `Credit ${number}`,
  creditIt: 'Issue credit note',
  credited: 'The credit note was issued',
  creditReason: 'Reason, which is printed on it',
  creditProblems: { reason: { missing: 'Please give the reason' } },
} as const
