import { addExtraMachine } from '#machines/desk/add-extra.machine.ts'
import { createExtraActors } from '#desk/money/bill.actors.ts'
import { openBooking } from './worlds/booking-world.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'

const LABEL = 'driver’s bed'

export const addExtraFlow = dialogFlow(addExtraMachine)({
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
