import { isDeepStrictEqual } from 'node:util'
import type { OrderType } from '#contract/orders.ts'
import { giveAllowanceMachine, type AllowanceFields } from '#machines/desk/give-allowance.machine.ts'
import { createAllowanceActors } from '#desk/refunds/refunds.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { bookingNeeds, openBooking } from './worlds/booking-world.ts'
import { dialogReadings, dialogRows } from './worlds/dialog-rows.ts'

const HELD = 15_000
/** BDT: of two rooms for two nights. */
const quote = { Payable: 29_900, Held: HELD, Charge: 26_000, RoomCharge: 26_000, Most: 12_956.52 }
const booking: { code: string; type: OrderType } = { code: 'ABCDEFGHJKMN', type: 'Room' }
const unfilled: AllowanceFields = { unit: 'amount', value: '', cause: '', reason: '' }
const given: Partial<AllowanceFields> = { unit: 'percent', value: '১০', cause: 'other', reason: 'rain' }

async function openAllowance(opened: Opened) {
  const world = await openBooking(opened, 'manager')
  return { ...world, actors: createAllowanceActors(world) }
}
type World = Awaited<ReturnType<typeof openAllowance>>

export const giveAllowanceFlow = flowOf(giveAllowanceMachine)({
  needs: bookingNeeds,
  open: openAllowance,
  events: [
    ...dialogRows({
      subject: booking,
      open: async ({ book }: World) => ({ ...booking, code: await book(HELD) }),
      unfilled,
      typings: [
        { field: 'value', value: '12956.53', shows: 'value: tooMuch' },
        { field: 'unit', value: 'percent' },
        { field: 'value', value: '50', after: { unit: 'percent' }, shows: 'value: tooMuch' },
        { field: 'value', value: '১০', after: { unit: 'percent', value: '50' } },
        { field: 'cause', value: 'other', after: { unit: 'percent', value: '১০' }, shows: 'reason: missing' },
        { field: 'reason', value: 'rain', after: { unit: 'percent', value: '১০', cause: 'other' }, shows: 'cleared' },
      ],
      submitted: ['value: unreadable', 'value: tooMuch', 'cause: missing', 'reason: missing', 'cleared'],
    }),
    { event: { type: 'read.resolves', output: quote } },
    unanswered('read', ['']),
    {
      event: { type: 'data.outdated' },
      // Before anything was typed, and once all was.
      offered: ({ context: { fields } }) => fields.value === '' || isDeepStrictEqual(fields, given),
      shows: 'cleared',
    },
  ],
  ...dialogReadings,
  checks: {
    /** Off the bill is a tenth of the room charge. */
    async closed(_, { db, code }) {
      const charges = await db.query<{ label: string; amount: number }>(
        'select label, amount_paisa as amount from order_charge where order_code = $1',
        [code()],
      )
      return charges
        .filter(({ label, amount }) => label !== '10 %: rain' || amount !== -260_000)
        .map((charge) => `On the bill is ${JSON.stringify(charge)}`)
    },
  },
})
