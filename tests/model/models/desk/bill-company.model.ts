import { billCompanyMachine } from '#machines/desk/bill-company.machine.ts'
import { createBillCompanyActors } from '#desk/money/bill.actors.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { bookingNeeds, openBooking } from './worlds/booking-world.ts'
import { dialogReadings, dialogRows } from './worlds/dialog-rows.ts'

const GUEST = 'Salma Rahman'
const COMPANY = 'Padma Textiles Ltd'
const ADDRESS = 'Savar, Dhaka'
const BIN = '০০১২৩৪৫৬৭৮৯০১'

async function openBilling(opened: Opened) {
  const world = await openBooking(opened, 'desk')
  return { ...world, actors: createBillCompanyActors(world) }
}
type World = Awaited<ReturnType<typeof openBilling>>

export const billCompanyFlow = flowOf(billCompanyMachine)({
  needs: bookingNeeds,
  open: openBilling,
  events: dialogRows({
    subject: { code: 'ABCDEFGHJKMN', guest: GUEST },
    async open({ book, db }: World) {
      const code = await book()
      await db.change('update orders set paid_paisa = 1000000 where code = $1', [code])
      return { code, guest: GUEST }
    },
    unfilled: { company: '', address: '', bin: '', reference: '', agreedBy: GUEST },
    typings: [
      { field: 'bin', value: '12', shows: 'bin: unreadable' },
      { field: 'company', value: COMPANY },
      { field: 'address', value: ADDRESS, after: { company: COMPANY }, shows: 'cleared' },
      { field: 'agreedBy', value: '', after: { company: COMPANY, address: ADDRESS }, shows: 'agreedBy: missing' },
      { field: 'bin', value: BIN, after: { company: COMPANY, address: ADDRESS } },
    ],
    submitted: ['company: missing', 'address: missing', 'bin: unreadable', 'agreedBy: missing'],
  }),
  ...dialogReadings,
  checks: {
    /** Billed is the company that was typed, as the guest has agreed. */
    async closed(_, { db, code }) {
      const bills = await db.query<{ company: string; agreedBy: string }>(
        'select company, agreed_by as "agreedBy" from company_bill where order_code = $1',
        [code()],
      )
      return bills
        .filter(({ company, agreedBy }) => company !== COMPANY || agreedBy !== GUEST)
        .map((bill) => `Billed is ${JSON.stringify(bill)}`)
    },
  },
})
