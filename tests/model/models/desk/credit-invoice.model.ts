import { issueInvoice } from '#contract/money/paper.ts'
import { creditInvoiceMachine } from '#machines/desk/credit-invoice.machine.ts'
import { createCreditActors } from '#desk/paper/paper.actors.ts'
import { submitter } from '#ui/lib/api/submitter.ts'
import { openBooking, PAID } from './worlds/booking-world.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'

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
