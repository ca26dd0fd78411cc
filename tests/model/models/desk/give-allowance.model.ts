import { giveAllowanceMachine } from '#machines/desk/give-allowance.machine.ts'
import { createAllowanceActors } from '#desk/refunds/refunds.actors.ts'
import { openBooking } from './worlds/booking-world.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'

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
  submitted: ['value: unreadable', 'value: tooMuch', 'cause: missing', 'reason: missing', 'cleared'],
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
