import { billCompanyMachine } from '#machines/desk/bill-company.machine.ts'
import { createBillCompanyActors } from '#desk/money/bill.actors.ts'
import { openBooking } from './worlds/booking-world.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'

const GUEST = 'Salma Rahman'
const COMPANY = 'Padma Textiles Ltd'
const ADDRESS = 'Savar, Dhaka'

export const billCompanyFlow = dialogFlow(billCompanyMachine)({
  open: (opened) => openBooking(opened, 'desk'),
  actors: createBillCompanyActors,
  subject: { code: 'ABCDEFGHJKMN', guest: GUEST },
  prepare: async ({ book }) => ({ code: await book(10_000), guest: GUEST }),
  unfilled: { company: '', address: '', bin: '', reference: '', agreedBy: GUEST },
  typings: [
    { field: 'bin', value: '12', shows: 'bin: unreadable' },
    { field: 'company', value: COMPANY, after: {} },
    { field: 'address', value: ADDRESS, shows: 'cleared' },
    { field: 'agreedBy', value: '', shows: 'agreedBy: missing' },
    { field: 'bin', value: '০০১২৩৪৫৬৭৮৯০১', after: { company: COMPANY, address: ADDRESS } },
  ],
  submitted: ['company: missing', 'address: missing', 'bin: unreadable', 'agreedBy: missing'],
  /** Billed is the company that was typed, as the guest has agreed. */
  unwanted: ({ db, code }) =>
    db.query('select * from company_bill where order_code = $1 and (company <> $2 or agreed_by <> $3)', [
      code(),
      COMPANY,
      GUEST,
    ]),
})
