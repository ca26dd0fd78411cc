import { issueInvoiceMachine } from '#machines/desk/issue-invoice.machine.ts'
import { createIssueActors } from '#desk/paper/paper.actors.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { bookingNeeds, openBooking, PAID } from './worlds/booking-world.ts'
import { dialogReadings, dialogRows } from './worlds/dialog-rows.ts'

const COMPANY = 'Padma Textiles Ltd'
const BIN = '০০১২৩৪৫৬৭৮৯০১'

async function openIssuing(opened: Opened) {
  const world = await openBooking(opened, 'desk')
  return { ...world, actors: createIssueActors(world) }
}
type World = Awaited<ReturnType<typeof openIssuing>>

export const issueInvoiceFlow = flowOf(issueInvoiceMachine)({
  needs: bookingNeeds,
  open: openIssuing,
  events: dialogRows({
    subject: { code: 'ABCDEFGHJKMN', payable: PAID },
    open: async ({ book }: World) => ({ code: await book(), payable: PAID }),
    unfilled: { buyer: '', bin: '', address: '' },
    typings: [
      { field: 'bin', value: '12', shows: ['buyer: missing', 'bin: unreadable'] },
      { field: 'bin', value: BIN, after: { bin: '12' } },
      { field: 'buyer', value: COMPANY, after: { bin: BIN }, shows: 'cleared' },
    ],
    submitted: ['buyer: missing', 'bin: unreadable', 'cleared'],
  }),
  ...dialogReadings,
  checks: {
    /** The invoice is for whom was typed, or for the guest. */
    async closed(_, { db, code }) {
      const sheets = await db.query<{ sheet: string }>('select sheet from tax_document where order_code = $1', [code()])
      const isRight = (sheet: string) => sheet.includes(COMPANY) === sheet.includes("Buyer's BIN")
      return sheets.filter(({ sheet }) => !isRight(sheet)).map(({ sheet }) => `Issued is ${sheet}`)
    },
  },
})
