import type { ChangeQuote } from '#contract/reception/changes.ts'
import { changeStaysMachine } from '#machines/desk/change-stays.machine.ts'
import { createChangeActors } from '#desk/changes/changes.actors.ts'
import { openBooking } from './worlds/booking-world.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'

const REASON = 'the boiler broke'
/** One night more, BDT before VAT, and what it costs once the rate fell. */
const NIGHT = 6_500
const CHEAPER = 3_000
const wish = {
  Kind: 'change',
  StayId: 0,
  UnitId: '000000001-001',
  Arrival: '2026-11-27',
  Departure: '2026-11-30',
} as const
const subject = { code: 'ABCDEFGHJKMN', title: 'Rania House 1', wish }
const sums = { Charge: 0, Tax: 0, Payable: 0 }
const costing = (Charged: number): ChangeQuote => ({
  Stays: [],
  Rooms: [],
  Offers: [],
  Taken: null,
  NeedsReason: false,
  Before: sums,
  After: sums,
  Kept: 0,
  Charged,
  Cheaper: 0,
  Due: 0,
  Refund: 0,
})

export const changeStaysFlow = dialogFlow(changeStaysMachine)({
  isModel: true,
  async open(opened) {
    const world = await openBooking(opened, 'manager')
    async function setRate(rate: number): Promise<void> {
      await world.db.change(
        "update base_rate set week_paisa = array_fill(cast($1 as bigint), array[7]) where house_id = 1 and place_type = 'ROOM'",
        [rate * 100],
      )
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
      wish.UnitId,
    ])
    return { ...subject, code, wish: { ...wish, StayId: stay?.id ?? 0 } }
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
  judgedBy: (data) => data?.Charged,
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
      wish.Departure,
    ]),
})
