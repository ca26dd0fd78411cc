import { isDeepStrictEqual } from 'node:util'
import { giveBackMachine } from '#machines/desk/give-back.machine.ts'
import { createGiveBackActors } from '#desk/refunds/refunds.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { bookingNeeds, openBooking, PAID } from './worlds/booking-world.ts'
import { dialogReadings, dialogRows } from './worlds/dialog-rows.ts'

const REASON = 'the boiler broke'
/** What is refunded at once, and not proposed. */
const GIVEN = { amount: '500', reason: REASON }
const booking = { code: 'ABCDEFGHJKMN', most: PAID }
/** BDT: what a manager may refund alone, of a booking and on a day. */
const allowance = { Order: { Used: 0, Most: 20_000 }, Day: { Used: 0, Most: 40_000 } }

async function openGiveBack(opened: Opened) {
  const world = await openBooking(opened, 'manager')
  const { db, code } = world
  return {
    ...world,
    actors: createGiveBackActors(world),
    allow: () => db.change('delete from refund where order_code = $1', [code()]),
  }
}
type World = Awaited<ReturnType<typeof openGiveBack>>

export const giveBackFlow = flowOf(giveBackMachine)({
  needs: bookingNeeds,
  open: openGiveBack,
  events: [
    ...dialogRows({
      subject: booking,
      open: async ({ book }: World) => ({ ...booking, code: await book() }),
      unfilled: { amount: '', reason: '' },
      typings: [
        { field: 'amount', value: '30000', shows: 'amount: tooMuch' },
        { field: 'amount', value: GIVEN.amount, after: { amount: '30000' } },
        { field: 'reason', value: REASON, after: { amount: GIVEN.amount }, shows: 'cleared' },
        { field: 'amount', value: '25,000', after: GIVEN },
      ],
      submitted: ['amount: unreadable', 'reason: missing', 'amount: tooMuch', 'cleared'],
      allow: ({ allow }) => allow(),
    }),
    { event: { type: 'read.resolves', output: allowance }, prepare: async ({ allow }) => void (await allow()) },
    unanswered('read', ['']),
    {
      event: { type: 'data.outdated' },
      // Before anything was typed, and once all was.
      offered: ({ context: { fields } }) => fields.amount === '' || isDeepStrictEqual(fields, GIVEN),
      shows: 'cleared',
    },
  ],
  ...dialogReadings,
  checks: {
    /** What is refunded, or proposed, is what was typed. */
    async closed(_, { db, code }) {
      const given = await db.query<{ amount: number }>(
        'select amount_paisa / 100 as amount from refund where order_code = $1 and id <> $1 and amount_paisa <> 50000',
        [code()],
      )
      const proposed = await db.query<{ amount: number }>(
        'select amount_paisa / 100 as amount from refund_proposal where order_code = $1 and (amount_paisa <> 2500000 or reason <> $2)',
        [code(), REASON],
      )
      return [...given, ...proposed].map(({ amount }) => `${amount} goes back`)
    },
  },
})
