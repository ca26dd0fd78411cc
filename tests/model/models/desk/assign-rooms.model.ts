import { isDeepStrictEqual } from 'node:util'
import { assignRoomsMachine } from '#machines/desk/assign-rooms.machine.ts'
import { createAssignActors } from '#desk/refunds/refunds.actors.ts'
import { openBooking } from './worlds/booking-world.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'

/** The API knows of more rooms than these. */
const rooms = [1, 2, 3].map((number) => ({
  UnitId: `000000001-00${number}`,
  Room: `Rania House ${number}`,
  House: 'Rania House',
}))
const [first = '', second = ''] = rooms.map(({ UnitId }) => UnitId)

export const assignRoomsFlow = dialogFlow(assignRoomsMachine)({
  async open(opened) {
    const world = await openBooking(opened, 'desk')
    const { db, code } = world
    async function unplace(): Promise<void> {
      await db.change("update orders set status = 'Paid-unplaced' where code = $1", [code()])
      await db.change('delete from unit_night', [])
      await db.change('delete from stay where order_code = $1', [code()])
    }
    return { ...world, unplace }
  },
  actors: createAssignActors,
  subject: { code: 'ABCDEFGHJKMN' },
  async prepare({ book, unplace }) {
    const code = await book()
    await unplace()
    return { code }
  },
  unfilled: { unitIds: [] },
  typings: [
    { field: 'unitIds', value: [first] },
    { field: 'unitIds', value: [], after: { unitIds: [first] } },
    { field: 'unitIds', value: [first, second], after: { unitIds: [first] }, shows: 'cleared' },
  ],
  submitted: ['unitIds: tooFew', 'cleared'],
  allow: ({ unplace }) => unplace(),
  reads: { Rooms: 2, Data: rooms },
  more: [
    {
      event: {
        type: 'read.resolves',
        output: { Rooms: 2, Data: rooms.filter(({ UnitId }) => UnitId !== second) },
      },
      detail: 'one was taken',
      offered: ({ context }) => isDeepStrictEqual(context.fields.unitIds, [first, second]),
      async prepare({ db, code, unplace }) {
        await unplace()
        await db.change(
          `insert into unit_night (unit_id, night, order_code, line_no, state)
           select $2, arrival, order_code, line_no, 'booked' from order_line where order_code = $1`,
          [code(), second],
        )
      },
      shows: 'unitIds: tooFew',
    },
  ],
  /** Guests are expected in the rooms that were chosen. */
  unwanted: ({ db, code }) =>
    db.query(
      `select n.* from unit_night n join orders o on o.code = n.order_code
       where o.code = $1 and o.status = 'Confirmed' and n.unit_id not in ($2, $3)`,
      [code(), first, second],
    ),
})
