import { Problem } from '#contract/problem.ts'
import { addExtraMachine } from '#machines/desk/add-extra.machine.ts'
import { createExtraActors } from '#desk/money/bill.actors.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { bookingNeeds, openBooking } from './worlds/booking-world.ts'
import { formReadings, lostRows, openForm, refusalRow, typingRows } from './worlds/dialog-rows.ts'

export const LABEL = 'driver’s bed'
const PRICE = '1,200.50'

async function openExtras(opened: Opened) {
  const world = await openBooking(opened, 'desk')
  const { db, code } = world
  return {
    ...world,
    actors: createExtraActors(world),
    setStatus: (status: 'Confirmed' | 'Completed') =>
      db.change('update orders set status = $2 where code = $1', [code(), status]),
  }
}
type World = Awaited<ReturnType<typeof openExtras>>

export const addExtraFlow = flowOf(addExtraMachine)({
  needs: bookingNeeds,
  open: openExtras,
  events: [
    {
      event: { type: 'dialog.opened', subject: { code: 'ABCDEFGHJKMN' } },
      own: async ({ book }) => ({ subject: { code: await book() } }),
    },
    { event: { type: 'dialog.closed' } },
    ...typingRows({ label: '', quantity: '1', price: '' }, [
      { field: 'label', value: LABEL },
      { field: 'price', value: PRICE, after: { label: LABEL }, shows: 'cleared' },
      { field: 'quantity', value: 'two', after: { label: LABEL, price: PRICE }, shows: 'quantity: unreadable' },
      { field: 'quantity', value: '২', after: { label: LABEL, price: PRICE, quantity: 'two' }, shows: 'cleared' },
    ]),
    {
      event: { type: 'form.submitted' },
      shows: ['label: missing', 'price: unreadable', 'quantity: unreadable'],
    },
    {
      event: { type: 'send.resolves', output: null },
      prepare: async ({ setStatus }) => void (await setStatus('Confirmed')),
      leadsTo: 'closed',
      shows: 'form.sent',
    },
    refusalRow(new Problem('order_settled', 'This booking is completed'), {
      detail: 'booking over',
      prepare: ({ setStatus }: World) => setStatus('Completed'),
    }),
    ...lostRows(),
  ],
  ...formReadings,
  states: {
    closed: { takes: ['dialog.opened'], tags: [], check: (_, world) => problemsIn(world) },
    ...openForm,
  },
})

/** On the bill is what was typed. */
async function problemsIn({ db, code }: World): Promise<string[]> {
  const extras = await db.query<{ label: string; quantity: number; amount: number }>(
    'select label, quantity, amount_paisa as amount from order_charge where order_code = $1',
    [code()],
  )
  return extras
    .filter(({ label, quantity, amount }) => label !== LABEL || quantity > 2 || amount !== quantity * 120_050)
    .map((extra) => `On the bill is ${JSON.stringify(extra)}`)
}
