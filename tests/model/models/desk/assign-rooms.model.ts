import { isDeepStrictEqual } from 'node:util'
import { assignRoomsMachine, type FreeRooms } from '#machines/desk/assign-rooms.machine.ts'
import { createAssignActors } from '#desk/refunds/refunds.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { bookingNeeds, openBooking } from './worlds/booking-world.ts'
import { dialogReadings, dialogRows } from './worlds/dialog-rows.ts'

/** The API knows of more rooms than these. */
const rooms = [1, 2, 3].map((number) => ({
  UnitId: `000000001-00${number}`,
  Room: `Rania House ${number}`,
  House: 'Rania House',
}))
const [first = '', second = ''] = rooms.map(({ UnitId }) => UnitId)
const places: FreeRooms = { Rooms: 2, Data: rooms }
const withoutSecond: FreeRooms = { Rooms: 2, Data: rooms.filter(({ UnitId }) => UnitId !== second) }

async function openPlacing(opened: Opened) {
  const world = await openBooking(opened, 'desk')
  const { db, code } = world
  async function allow(): Promise<void> {
    await db.change("update orders set status = 'Paid-unplaced' where code = $1", [code()])
    await db.change('delete from unit_night', [])
    await db.change('delete from stay where order_code = $1', [code()])
  }
  return {
    ...world,
    actors: createAssignActors(world),
    allow,
    async takeSecond() {
      await allow()
      await db.change(
        `insert into unit_night (unit_id, night, order_code, line_no, state)
         select $2, arrival, order_code, line_no, 'booked' from order_line where order_code = $1`,
        [code(), second],
      )
    },
  }
}
type World = Awaited<ReturnType<typeof openPlacing>>

export const assignRoomsFlow = flowOf(assignRoomsMachine)({
  needs: bookingNeeds,
  open: openPlacing,
  events: [
    ...dialogRows<{ code: string }, { unitIds: readonly string[] }, World>({
      subject: { code: 'ABCDEFGHJKMN' },
      async open({ book, allow }) {
        const code = await book()
        await allow()
        return { code }
      },
      unfilled: { unitIds: [] },
      typings: [
        { field: 'unitIds', value: [first] },
        { field: 'unitIds', value: [first, second], after: { unitIds: [first] }, shows: 'cleared' },
        { field: 'unitIds', value: [], after: { unitIds: [first] } },
      ],
      submitted: ['unitIds: tooFew', 'cleared'],
      allow: ({ allow }) => allow(),
    }),
    { event: { type: 'read.resolves', output: places }, prepare: ({ allow }) => allow() },
    {
      event: { type: 'read.resolves', output: withoutSecond },
      detail: 'one was taken',
      offered: ({ context }) => isDeepStrictEqual(context.fields.unitIds, [first, second]),
      prepare: ({ takeSecond }) => takeSecond(),
      shows: 'unitIds: tooFew',
    },
    unanswered('read', ['']),
    { event: { type: 'data.outdated' }, shows: 'cleared' },
  ],
  ...dialogReadings,
  checks: {
    /** Guests are expected in the rooms that were chosen. */
    async closed(_, { db, code }) {
      const placed = await db.query<{ unit: string }>(
        `select distinct unit_id as unit from unit_night join orders o on o.code = order_code
         where order_code = $1 and o.status = 'Confirmed' order by unit`,
        [code()],
      )
      const units = placed.map(({ unit }) => unit)
      return units.length === 0 || isDeepStrictEqual(units, [first, second])
        ? []
        : [`The booking has ${units.join(', ')}`]
    },
  },
})
