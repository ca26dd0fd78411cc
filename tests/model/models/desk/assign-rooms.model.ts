import { isDeepStrictEqual } from 'node:util'
import { Problem } from '#contract/problem.ts'
import { assignRoomsMachine, type FreeRooms } from '#machines/desk/assign-rooms.machine.ts'
import { createAssignActors } from '#desk/refunds/refunds.actors.ts'
import { edgeRows } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { bookingNeeds, openBooking } from './worlds/booking-world.ts'
import { lostRows, openReadingForm, refusalRow, typingRows, withoutWorld } from './worlds/dialog-rows.ts'

/** The API knows of more rooms than these. */
const rooms = [1, 2, 3].map((number) => ({
  UnitId: `000000001-00${number}`,
  Room: `Rania House ${number}`,
  House: 'Rania House',
}))
const [first = '', second = ''] = rooms.map(({ UnitId }) => UnitId)
export const places: FreeRooms = { Rooms: 2, Data: rooms }
const withoutSecond: FreeRooms = { Rooms: 2, Data: rooms.filter(({ UnitId }) => UnitId !== second) }

async function openPlacing(opened: Opened) {
  const world = await openBooking(opened, 'desk')
  const { db, code } = world
  const setStatus = (status: 'Paid-unplaced' | 'Confirmed') =>
    db.change('update orders set status = $2 where code = $1', [code(), status])
  const setQuantity = (rooms: number) =>
    db.change('update order_line set quantity = $2 where order_code = $1', [code(), rooms])
  async function allow(): Promise<void> {
    await setStatus('Paid-unplaced')
    await setQuantity(2)
    await db.change('delete from unit_night', [])
    await db.change('delete from stay where order_code = $1', [code()])
  }
  return {
    ...world,
    actors: createAssignActors(world),
    allow,
    setStatus,
    setQuantity,
    async bookUnplaced() {
      await world.book()
      await allow()
      return code()
    },
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
    {
      event: { type: 'dialog.opened', subject: { code: 'ABCDEFGHJKMN' } },
      own: async ({ bookUnplaced }) => ({ subject: { code: await bookUnplaced() } }),
    },
    { event: { type: 'dialog.closed' } },
    {
      event: { type: 'read.resolves', output: places },
      prepare: ({ allow }) => allow(),
      leadsTo: 'filling.ready',
    },
    {
      event: { type: 'read.resolves', output: withoutSecond },
      detail: 'one was taken',
      offered: ({ context }) => isDeepStrictEqual(context.fields.unitIds, [first, second]),
      prepare: ({ takeSecond }) => takeSecond(),
      leadsTo: 'filling.ready',
      shows: 'unitIds: tooFew',
    },
    ...edgeRows('read', { leadsTo: ['opening.unread', 'filling.unread'], as: [''] }),
    { event: { type: 'data.outdated' }, shows: 'cleared' },
    ...typingRows<{ unitIds: readonly string[] }>({ unitIds: [] }, [
      { field: 'unitIds', value: [first] },
      { field: 'unitIds', value: [first, second], after: { unitIds: [first] }, shows: 'cleared' },
      { field: 'unitIds', value: [], after: { unitIds: [first] } },
    ]),
    { event: { type: 'form.submitted' }, shows: ['unitIds: tooFew', 'cleared'] },
    {
      event: { type: 'send.resolves', output: null },
      prepare: ({ allow }) => allow(),
      leadsTo: 'closed',
      shows: 'form.sent',
    },
    refusalRow(new Problem('dates_taken', 'That room is not free on all these nights'), {
      detail: 'one was taken',
      prepare: ({ takeSecond }: World) => takeSecond(),
    }),
    refusalRow(new Problem('stay_not_ready', 'This booking needs 3 rooms'), {
      detail: 'it needs more',
      prepare: ({ allow, setQuantity }: World) => allow().then(() => setQuantity(3)),
    }),
    refusalRow(new Problem('order_settled', 'This booking does not wait for rooms'), {
      detail: 'placed elsewhere',
      prepare: ({ setStatus }: World) => setStatus('Confirmed'),
    }),
    ...lostRows(),
  ],
  readByGuards: (snapshot) => {
    const { fields, problems } = snapshot.context
    return snapshot.matches('filling') || snapshot.matches('sending') ? [fields, problems !== undefined] : []
  },
  shownOf: ({ context: { fields, problems, problem, data } }) => ({ fields, problems, problem, needed: data?.Rooms }),
  emittedOf: withoutWorld,
  states: {
    closed: { takes: ['dialog.opened'], tags: [], check: (_, world) => problemsIn(world) },
    ...openReadingForm,
  },
})

/** Guests are expected in the rooms that were chosen. */
async function problemsIn({ db, code }: World): Promise<string[]> {
  const placed = await db.query<{ unit: string }>(
    `select distinct unit_id as unit from unit_night join orders o on o.code = order_code
     where order_code = $1 and o.status = 'Confirmed'`,
    [code()],
  )
  const isChosen = placed.length === 0 || isDeepStrictEqual(placed.map(({ unit }) => unit).toSorted(), [first, second])
  return isChosen ? [] : [`The booking has ${placed.map(({ unit }) => unit).join(', ')}`]
}
