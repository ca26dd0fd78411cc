import type { ChangeQuote } from '#contract/desk/changes.ts'
import { readDeskOrder } from '#contract/desk/orders.ts'
import { createChartActors } from '#desk/chart/chart.actors.ts'
import { chartMachine, type Dropped } from '#machines/desk/chart.machine.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { bookingNeeds, openBooking, PAID } from './worlds/booking-world.ts'
import { dialogReadings, dialogRows } from './worlds/dialog-rows.ts'

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
  needsReason: true,
}
const sums = { Charge: 26_000, Tax: 3_900, Payable: PAID }
const free: ChangeQuote = {
  Stays: [{ Id: 1, Version: 1 }],
  Taken: null,
  Before: sums,
  After: sums,
  Kept: 0,
  Charged: 0,
  Due: 0,
  Refund: 0,
}
const taken: ChangeQuote = { ...free, Taken: { Room: 'Mud House 1', Night: '2026-11-27', Code: null, Guest: null } }
const unfilled = { reason: '', tellGuest: false }

async function openDropping(opened: Opened) {
  const world = await openBooking(opened, 'manager')
  const { db, api, code } = world
  return {
    ...world,
    actors: createChartActors(world),
    clear: () => db.change('delete from unit_night where unit_id = $1 and order_code <> $2', [MUD, code()]),
    /** Another order has the room. */
    take: () =>
      db.change(
        `insert into unit_night (unit_id, night, order_code, line_no, state)
         select $1, $2::date, order_code, line_no, 'booked' from order_line where order_code <> $3 limit 1`,
        [MUD, dropped.arrival, code()],
      ),
    async drop(): Promise<Dropped> {
      // The other one.
      await world.book()
      const { Stays } = await api.call(readDeskOrder, { params: { Code: await world.book() } })
      const [stay] = Stays
      if (!stay) throw new Error('The booking has no stay')
      return { ...dropped, stayId: stay.Id, code: stay.Code }
    },
  }
}
type World = Awaited<ReturnType<typeof openDropping>>

export const chartFlow = flowOf(chartMachine)({
  needs: bookingNeeds,
  open: openDropping,
  events: [
    ...dialogRows<Dropped, typeof unfilled, World>({
      subject: dropped,
      open: ({ drop }) => drop(),
      unfilled,
      typings: [
        { field: 'tellGuest', value: true },
        { field: 'reason', value: REASON, shows: 'cleared' },
      ],
      submitted: ['reason: missing', 'tellGuest: taken', 'cleared'],
      allow: async ({ clear }) => void (await clear()),
    }),
    { event: { type: 'read.resolves', output: free }, prepare: async ({ clear }) => void (await clear()) },
    {
      event: { type: 'read.resolves', output: taken },
      detail: 'another order has the room',
      offered: ({ context }) => context.fields.reason === REASON || context.data === undefined,
      prepare: async ({ take }) => void (await take()),
      shows: 'tellGuest: taken',
    },
    unanswered('read', ['']),
    { event: { type: 'data.outdated' }, shows: 'cleared' },
  ],
  ...dialogReadings,
})
