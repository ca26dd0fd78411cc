import { changeStaysMachine, type ChangeData, type ChangeSubject } from '#machines/desk/change-stays.machine.ts'
import { createChangeActors } from '#desk/changes/changes.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { bookingNeeds, openBooking } from './worlds/booking-world.ts'
import { dialogReadings, dialogRows } from './worlds/dialog-rows.ts'

const REASON = 'the boiler broke'
/** One night more, BDT before VAT. */
const NIGHT = 6_500
const wish = { unitId: '000000001-001', arrival: '2026-11-27', departure: '2026-11-30' }
const sums = { Charge: 0, Tax: 0, Payable: 0 }
const terms: ChangeData = {
  quote: { Stays: [], Taken: null, Before: sums, After: sums, Kept: 0, Charged: NIGHT, Due: 0, Refund: 0 },
  unitId: wish.unitId,
  rooms: [],
}
/** The night costs less by now. */
const CHEAPER = 3_000
const cheaper: ChangeData = { ...terms, quote: terms.quote && { ...terms.quote, Charged: CHEAPER } }

async function openChanging(opened: Opened) {
  const world = await openBooking(opened, 'manager')
  const { db, code } = world
  const setRate = (paisa: number) => db.change('update house set room_price_paisa = $1 where id = 1', [paisa])
  return {
    ...world,
    actors: createChangeActors(world),
    setRate,
    async openFor(): Promise<ChangeSubject> {
      await setRate(NIGHT * 100)
      await world.book()
      const [stay] = await db.query<{ id: number }>('select id from stay where order_code = $1 and unit_id = $2', [
        code(),
        wish.unitId,
      ])
      return { kind: 'dates', code: code(), room: 'Rania House 1', stayId: stay?.id ?? 0, wish }
    },
  }
}
type World = Awaited<ReturnType<typeof openChanging>>

const typed = { allowance: '', reason: '', tell: true }

export const changeStaysFlow = flowOf(changeStaysMachine)({
  needs: bookingNeeds,
  open: openChanging,
  events: [
    ...dialogRows({
      subject: { kind: 'dates', code: 'ABCDEFGHJKMN', room: 'Rania House 1', stayId: 0, wish } as const,
      open: ({ openFor }: World) => openFor(),
      unfilled: typed,
      typings: [
        { field: 'allowance', value: 'some', shows: ['allowance: unreadable', 'reason: missing'] },
        { field: 'allowance', value: String(NIGHT), after: { allowance: 'some' } },
        { field: 'reason', value: REASON, after: { allowance: String(NIGHT) }, shows: 'cleared' },
      ],
      submitted: ['allowance: unreadable', 'reason: missing', 'allowance: tooMuch', 'cleared'],
      allow: ({ setRate }) => void setRate(NIGHT * 100),
    }),
    {
      event: { type: 'read.resolves', output: terms },
      prepare: async ({ setRate }) => void (await setRate(NIGHT * 100)),
    },
    {
      event: { type: 'read.resolves', output: cheaper },
      detail: 'it costs less',
      offered: ({ context: { fields } }) => fields.reason === REASON,
      prepare: async ({ setRate }) => void (await setRate(CHEAPER * 100)),
      shows: 'allowance: tooMuch',
    },
    unanswered('read', ['']),
    {
      event: { type: 'data.outdated' },
      offered: ({ context: { fields } }) => fields.allowance === '' || fields.reason === REASON,
      shows: 'cleared',
    },
  ],
  ...dialogReadings,
  readByGuards: (snapshot) => [
    ...dialogReadings.readByGuards(snapshot),
    snapshot.matches('filling') && snapshot.context.data?.quote?.Charged,
  ],
  checks: {
    /** What was changed has the night, and pays for it or not. */
    async closed(_, { db, code }) {
      const changed = await db.query<{ departure: string }>(
        'select departure from stay where order_code = $1 and change_no is not null',
        [code()],
      )
      return changed
        .filter(({ departure }) => departure !== wish.departure)
        .map(({ departure }) => `until ${departure}`)
    },
  },
})
