import { changeStaysMachine, type ChangeData } from '#machines/desk/change-stays.machine.ts'
import { createChangeActors } from '#desk/changes/changes.actors.ts'
import { openBooking } from './worlds/booking-world.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'

const REASON = 'the boiler broke'
/** One night more, BDT before VAT, and what it costs once the rate fell. */
const NIGHT = 6_500
const CHEAPER = 3_000
const wish = { unitId: '000000001-001', arrival: '2026-11-27', departure: '2026-11-30' }
const subject = { kind: 'dates', code: 'ABCDEFGHJKMN', room: 'Rania House 1', stayId: 0, wish, days: wish } as const
const sums = { Charge: 0, Tax: 0, Payable: 0 }
const costing = (Charged: number): ChangeData => ({
  quote: {
    Stays: [],
    Taken: null,
    NeedsReason: false,
    Before: sums,
    After: sums,
    Kept: 0,
    Charged,
    Cheaper: 0,
    Due: 0,
    Refund: 0,
  },
  unitId: wish.unitId,
  rooms: [],
})

export const changeStaysFlow = dialogFlow(changeStaysMachine)({
  async open(opened) {
    const world = await openBooking(opened, 'manager')
    async function setRate(rate: number): Promise<void> {
      await world.db.change('update house set room_price_paisa = $1 where id = 1', [rate * 100])
    }
    return { ...world, setRate }
  },
  alone: 'All wish for the same room.',
  actors: createChangeActors,
  subject,
  async prepare({ book, db, setRate }) {
    await setRate(NIGHT)
    const code = await book()
    const [stay] = await db.query<{ id: number }>('select id from stay where order_code = $1 and unit_id = $2', [
      code,
      wish.unitId,
    ])
    return { ...subject, code, stayId: stay?.id ?? 0 }
  },
  unfilled: { allowance: '', reason: '' },
  typings: [
    { field: 'allowance', value: 'some', shows: ['allowance: unreadable', 'reason: missing'] },
    { field: 'allowance', value: String(NIGHT) },
    { field: 'reason', value: REASON, shows: 'cleared' },
  ],
  submitted: ['allowance: unreadable', 'reason: missing', 'allowance: tooMuch', 'cleared'],
  allow: ({ setRate }) => setRate(NIGHT),
  reads: costing(NIGHT),
  judgedBy: (data) => data?.quote?.Charged,
  more: [
    {
      event: { type: 'read.resolves', output: costing(CHEAPER) },
      detail: 'it costs less',
      offered: ({ context: { fields } }) => fields.reason === REASON,
      prepare: ({ setRate }) => setRate(CHEAPER),
      shows: 'allowance: tooMuch',
    },
  ],
  /** What was changed has the night. */
  unwanted: ({ db, code }) =>
    db.query('select * from stay where order_code = $1 and change_no is not null and departure <> $2', [
      code(),
      wish.departure,
    ]),
})
