import { issueInvoice } from '#contract/desk/paper.ts'
import { creditInvoiceMachine } from '#machines/desk/credit-invoice.machine.ts'
import { createCreditActors } from '#desk/paper/paper.actors.ts'
import { submitter } from '#ui/lib/api/submitter.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { bookingNeeds, openBooking, PAID } from './worlds/booking-world.ts'
import { dialogReadings, dialogRows } from './worlds/dialog-rows.ts'

const REASON = 'another buyer'

async function openCrediting(opened: Opened) {
  const world = await openBooking(opened, 'manager')
  const issue = submitter(world.api, issueInvoice)
  return {
    ...world,
    actors: createCreditActors(world),
    async bookAndIssue() {
      const code = await world.book()
      const { Number } = await issue({ Code: code, Payable: PAID, Buyer: '', BuyerBin: '', BuyerAddress: '' })
      return { code, number: Number }
    },
  }
}
type World = Awaited<ReturnType<typeof openCrediting>>

export const creditInvoiceFlow = flowOf(creditInvoiceMachine)({
  needs: bookingNeeds,
  open: openCrediting,
  events: dialogRows({
    subject: { code: 'ABCDEFGHJKMN', number: 'M63-2026-27-000001' },
    open: ({ bookAndIssue }: World) => bookAndIssue(),
    unfilled: { reason: '' },
    typings: [{ field: 'reason', value: REASON, shows: 'cleared' }],
    submitted: 'reason: missing',
  }),
  ...dialogReadings,
  checks: {
    /** A credit note says why. */
    async closed(_, { db, code }) {
      const notes = await db.query<{ sheet: string }>(
        "select sheet from tax_document where order_code = $1 and kind = 'creditNote'",
        [code()],
      )
      return notes.filter(({ sheet }) => !sheet.includes(REASON)).map(({ sheet }) => `Issued is ${sheet}`)
    },
  },
})
