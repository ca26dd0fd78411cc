import { issueInvoiceMachine } from '#machines/desk/issue-invoice.machine.ts'
import { createIssueActors } from '#desk/paper/paper.actors.ts'
import { openBooking, PAID } from './worlds/booking-world.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'

const COMPANY = 'Padma Textiles Ltd'

export const issueInvoiceFlow = dialogFlow(issueInvoiceMachine)({
  open: (opened) => openBooking(opened, 'desk'),
  actors: createIssueActors,
  subject: { code: 'ABCDEFGHJKMN', payable: PAID },
  prepare: async ({ book }) => ({ code: await book(), payable: PAID }),
  unfilled: { buyer: '', bin: '', address: '' },
  typings: [
    { field: 'bin', value: '12', shows: ['buyer: missing', 'bin: unreadable'] },
    { field: 'bin', value: '০০১২৩৪৫৬৭৮৯০১' },
    { field: 'buyer', value: COMPANY, shows: 'cleared' },
  ],
  submitted: ['buyer: missing', 'bin: unreadable', 'cleared'],
  /** The invoice is for whom was typed, or for the guest. */
  unwanted: ({ db, code }) =>
    db.query(
      `select * from tax_document where order_code = $1
         and (strpos(sheet, $2) > 0) <> (strpos(sheet, 'Buyer''s BIN') > 0)`,
      [code(), COMPANY],
    ),
})
