import { addExtraMachine } from '#machines/desk/add-extra.machine.ts'
import { createExtraActors } from '#desk/money/bill.actors.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { bookingNeeds, openBooking } from './worlds/booking-world.ts'
import { dialogReadings, dialogRows } from './worlds/dialog-rows.ts'

const LABEL = 'driver’s bed'
const PRICE = '1,200.50'

async function openExtras(opened: Opened) {
  const world = await openBooking(opened, 'desk')
  return { ...world, actors: createExtraActors(world) }
}
type World = Awaited<ReturnType<typeof openExtras>>

export const addExtraFlow = flowOf(addExtraMachine)({
  needs: bookingNeeds,
  open: openExtras,
  events: dialogRows({
    subject: { code: 'ABCDEFGHJKMN' },
    open: async ({ book }: World) => ({ code: await book() }),
    unfilled: { label: '', quantity: '1', price: '' },
    typings: [
      { field: 'label', value: LABEL },
      { field: 'price', value: PRICE, after: { label: LABEL }, shows: 'cleared' },
      { field: 'quantity', value: 'two', after: { label: LABEL, price: PRICE }, shows: 'quantity: unreadable' },
      { field: 'quantity', value: '২', after: { label: LABEL, price: PRICE, quantity: 'two' }, shows: 'cleared' },
    ],
    submitted: ['label: missing', 'price: unreadable', 'quantity: unreadable'],
  }),
  ...dialogReadings,
  checks: {
    /** On the bill is what was typed. */
    async closed(_, { db, code }) {
      const extras = await db.query<{ label: string; quantity: number; amount: number }>(
        'select label, quantity, amount_paisa as amount from order_charge where order_code = $1',
        [code()],
      )
      return extras
        .filter(({ label, quantity, amount }) => label !== LABEL || quantity > 2 || amount !== quantity * 120_050)
        .map((extra) => `On the bill is ${JSON.stringify(extra)}`)
    },
  },
})
