import { readDeskOrder } from '#contract/desk/orders.ts'
import { createChartActors } from '#desk/chart/chart.actors.ts'
import { chartMachine, type Dropped } from '#machines/desk/chart.machine.ts'
import { openBooking, PAID } from './worlds/booking-world.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'

const REASON = 'the honeymoon'
const MUD = '000000003-001'

/** One of two rooms is given a room of a house that is sold as a whole. */
const dropped: Dropped = {
  stayId: 1,
  code: 'ABCDEFGHJKMN',
  guest: 'Salma Rahman',
  from: 'Rania House 1',
  room: 'Mud House 1',
  unitId: MUD,
  arrival: '2026-11-27',
  departure: '2026-11-29',
}
const sums = { Charge: 26_000, Tax: 3_900, Payable: PAID }
const costs = { Before: sums, After: sums, Kept: 0, Charged: 0, Due: 0, Refund: 0 }
const free = { Stays: [{ Id: 1, Version: 1 }], Taken: null, NeedsReason: true, ...costs }

export const chartFlow = dialogFlow(chartMachine)({
  open: (opened) => openBooking(opened, 'manager'),
  actors: createChartActors,
  subject: dropped,
  async prepare({ book, api }) {
    // Another order, which takes the room later.
    await book()
    const { Stays } = await api.call(readDeskOrder, { params: { Code: await book() } })
    const [stay] = Stays
    if (!stay) throw new Error('The booking has no stay')
    return { ...dropped, stayId: stay.Id, code: stay.Code }
  },
  unfilled: { reason: '', tellGuest: false },
  typings: [
    { field: 'tellGuest', value: true },
    { field: 'reason', value: REASON, after: {}, shows: 'cleared' },
  ],
  submitted: ['reason: missing', 'tellGuest: taken', 'cleared'],
  allow: ({ db, code }) => db.change('delete from unit_night where unit_id = $1 and order_code <> $2', [MUD, code()]),
  reads: free,
  more: [
    {
      event: {
        type: 'read.resolves',
        output: { ...free, Taken: { Room: 'Mud House 1', Night: '2026-11-27', Code: null, Guest: null } },
      },
      detail: 'another order has the room',
      offered: ({ context }) => context.fields.reason === REASON || context.data === undefined,
      async prepare({ db, code }) {
        await db.change(
          `insert into unit_night (unit_id, night, order_code, line_no, state)
           select $1, $2::date, order_code, line_no, 'booked' from order_line where order_code <> $3 limit 1
           on conflict do nothing`,
          [MUD, dropped.arrival, code()],
        )
      },
      shows: 'tellGuest: taken',
    },
  ],
})
