import { addExtraMachine, billCompanyMachine, giveAllowanceMachine } from '#machines/desk/bill-dialogs.machine.ts'
import { createBillCompanyActors, createExtraActors } from '#desk/money/bill.actors.ts'
import { openBooking } from './worlds/booking-world.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'
import { createAllowanceActors } from '#desk/refunds/refunds.actors.ts'

const LABEL = 'driver’s bed'

export const addExtraFlow = dialogFlow(addExtraMachine)({
  isModel: true,
  open: (opened) => openBooking(opened, 'desk'),
  actors: createExtraActors,
  subject: { code: 'ABCDEFGHJKMN' },
  prepare: async ({ book }) => ({ code: await book() }),
  unfilled: { label: '', quantity: '1', price: '' },
  typings: [
    { field: 'label', value: LABEL },
    { field: 'price', value: '1,200.50', shows: 'cleared' },
    { field: 'quantity', value: 'two', shows: 'quantity: unreadable' },
    { field: 'quantity', value: '২', shows: 'cleared' },
  ],
  submitted: ['label: missing', 'price: unreadable', 'quantity: unreadable'],
  /** On the bill is what was typed. */
  unwanted: ({ db, code }) =>
    db.query(
      `select * from order_charge where order_code = $1 and
         (data ->> 'Label' is distinct from $2 or quantity not in (1, 2) or amount_paisa <> quantity * 120050)`,
      [code(), LABEL],
    ),
})

const HELD = 15_000
const booking = { code: 'ABCDEFGHJKMN', type: 'Room' } as const

export const giveAllowanceFlow = dialogFlow(giveAllowanceMachine)({
  open: (opened) => openBooking(opened, 'manager'),
  actors: createAllowanceActors,
  subject: booking,
  prepare: async ({ book }) => ({ ...booking, code: await book(HELD) }),
  unfilled: { unit: 'amount', value: '', cause: '', reason: '' },
  typings: [
    { field: 'value', value: '12956.53', shows: 'value: tooMuch' },
    { field: 'unit', value: 'percent', after: {} },
    { field: 'value', value: '50', shows: 'value: tooMuch' },
    { field: 'value', value: '১০' },
    { field: 'cause', value: 'other', shows: 'reason: missing' },
    { field: 'reason', value: 'rain', shows: 'cleared' },
  ],
  submitted: ['value: unreadable', 'value: tooMuch', 'cause: missing', 'reason: missing'],
  /** BDT: of two rooms for two nights. */
  reads: { Payable: 29_900, Held: HELD, Charge: 26_000, RoomCharge: 26_000, Most: 12_956.52 },
  /** Off the bill is a tenth of the room charge. */
  unwanted: ({ db, code }) =>
    db.query(
      `select * from order_charge where order_code = $1 and
         (data ->> 'Percent' is distinct from '10' or data ->> 'Reason' is distinct from 'rain' or amount_paisa <> -260000)`,
      [code()],
    ),
})

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
