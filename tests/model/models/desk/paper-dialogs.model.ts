import { creditInvoiceMachine, issueInvoiceMachine } from '#machines/desk/paper-dialogs.machine.ts'
import { createCreditActors, createIssueActors } from '#desk/paper/paper.actors.ts'
import { openBooking, PAID } from './worlds/booking-world.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'
import { issueInvoice } from '#contract/money/paper.ts'
import { submitter } from '#ui/lib/api/submitter.ts'

const COMPANY = 'Padma Textiles Ltd'

export const issueInvoiceFlow = dialogFlow(issueInvoiceMachine)({
  open: (opened) => openBooking(opened, 'desk'),
  actors: createIssueActors,
  subject: { code: 'ABCDEFGHJKMN', payable: PAID },
  prepare: async ({ book }) => ({ code: await book(), payable: PAID }),
  unfilled: { buyer: '', bin: '', address: '' },
  typings: [
    { field: 'bin', value: '12' },
    { field: 'bin', value: '০০১২৩৪৫৬৭৮৯০১' },
    { field: 'buyer', value: COMPANY, shows: 'cleared' },
  ],
  submitted: ['buyer: missing', 'bin: unreadable'],
  /** The invoice is for whom was typed, or for the guest. */
  unwanted: ({ db, code }) =>
    db.query(
      `select * from tax_document where order_code = $1
         and (strpos(sheet, $2) > 0) <> (strpos(sheet, 'Buyer''s BIN') > 0)`,
      [code(), COMPANY],
    ),
})

const REASON = 'another buyer'

export const creditInvoiceFlow = dialogFlow(creditInvoiceMachine)({
  open: (opened) => openBooking(opened, 'manager'),
  actors: createCreditActors,
  subject: { code: 'ABCDEFGHJKMN', number: 'M63-2026-27-000001' },
  async prepare({ api, book }) {
    const invoice = { Code: await book(), Payable: PAID, Buyer: '', BuyerBin: '', BuyerAddress: '' }
    const { Number } = await submitter(api, issueInvoice)(invoice)
    return { code: invoice.Code, number: Number }
  },
  unfilled: { reason: '' },
  typings: [{ field: 'reason', value: REASON, shows: 'cleared' }],
  submitted: 'reason: missing',
  /** A credit note says why. */
  unwanted: ({ db, code }) =>
    db.query("select * from tax_document where order_code = $1 and kind = 'creditNote' and strpos(sheet, $2) = 0", [
      code(),
      REASON,
    ]),
})
