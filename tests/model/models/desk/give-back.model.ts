import { isDeepStrictEqual } from 'node:util'
import { Problem } from '#contract/problem.ts'
import { giveBackMachine } from '#machines/desk/give-back.machine.ts'
import { createGiveBackActors } from '#desk/refunds/refunds.actors.ts'
import { edgeRows } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { bookingNeeds, openBooking, PAID } from './worlds/booking-world.ts'
import { lostRows, openReadingForm, refusalRow, typingRows, withoutWorld } from './worlds/dialog-rows.ts'

const REASON = 'the boiler broke'
/** What is given at once, and not proposed. */
export const GIVEN = { amount: '500', reason: REASON }

export const booking = { code: 'ABCDEFGHJKMN', most: PAID }
/** BDT: what a manager may give alone, of a booking and on a day. */
export const allowance = { Order: { Used: 0, Most: 20_000 }, Day: { Used: 0, Most: 40_000 } }

async function openGiveBack(opened: Opened) {
  const world = await openBooking(opened, 'manager')
  const { db, code, setRole } = world
  return {
    ...world,
    actors: createGiveBackActors(world),
    async allow() {
      await setRole('manager')
      await db.change('delete from refund where order_code = $1', [code()])
    },
    async demote() {
      await setRole('desk')
    },
    /** All of it went back, by another desk. */
    async giveElsewhere() {
      await db.change(
        `insert into refund (id, order_code, attempt_id, payment_paisa, amount_paisa, reason, cause, state, ask_after, created_at)
         select order_code, order_code, attempt_id, amount_paisa, amount_paisa, 'elsewhere', 'goodwill', 'refunded', received_at, received_at
         from payment where order_code = $1`,
        [code()],
      )
    },
  }
}
type World = Awaited<ReturnType<typeof openGiveBack>>

export const giveBackFlow = flowOf(giveBackMachine)({
  needs: bookingNeeds,
  open: openGiveBack,
  events: [
    {
      event: { type: 'dialog.opened', subject: booking },
      own: async ({ book }) => ({ subject: { ...booking, code: await book() } }),
    },
    { event: { type: 'dialog.closed' } },
    {
      event: { type: 'read.resolves', output: allowance },
      prepare: ({ allow }) => allow(),
      leadsTo: 'filling.ready',
    },
    ...edgeRows('read', { leadsTo: ['opening.unread', 'filling.unread'], as: [''] }),
    {
      event: { type: 'data.outdated' },
      // Before anything was typed, and once all was.
      offered: ({ context: { fields } }) => fields.amount === '' || isDeepStrictEqual(fields, GIVEN),
      shows: 'cleared',
    },
    ...typingRows({ amount: '', reason: '' }, [
      { field: 'amount', value: '30000', shows: 'amount: tooMuch' },
      { field: 'amount', value: GIVEN.amount, after: { amount: '30000' } },
      { field: 'reason', value: REASON, after: { amount: GIVEN.amount }, shows: 'cleared' },
      { field: 'amount', value: '25,000', after: GIVEN },
    ]),
    {
      event: { type: 'form.submitted' },
      shows: ['amount: unreadable', 'reason: missing', 'amount: tooMuch', 'cleared'],
    },
    {
      event: { type: 'send.resolves', output: null },
      prepare: ({ allow }) => allow(),
      leadsTo: 'closed',
      shows: 'form.sent',
    },
    refusalRow(new Problem('amount_too_large', 'There is nothing to refund'), {
      detail: 'given back elsewhere',
      prepare: ({ allow, giveElsewhere }: World) => allow().then(giveElsewhere),
    }),
    {
      ...refusalRow(new Problem('forbidden', 'Your account may not do this'), {
        detail: 'another role',
        prepare: ({ demote }: World) => demote(),
      }),
      // What is only proposed anyone at reception may.
      offered: ({ context }) => context.fields.amount === GIVEN.amount,
    },
    ...lostRows(),
  ],
  readByGuards: (snapshot) => {
    const { fields, problems } = snapshot.context
    return snapshot.matches('filling') || snapshot.matches('sending') ? [fields, problems !== undefined] : []
  },
  // What was given before is the world's own.
  shownOf: ({ context: { fields, problems, problem, data } }) => ({
    fields,
    problems,
    problem,
    isRead: data !== undefined,
  }),
  emittedOf: withoutWorld,
  states: {
    closed: { takes: ['dialog.opened'], tags: [], check: (_, world) => problemsIn(world) },
    ...openReadingForm,
  },
})

/** What goes back, or is proposed, is what was typed. */
async function problemsIn({ db, code }: World): Promise<string[]> {
  const given = await db.query<{ amount: number }>(
    'select amount_paisa / 100 as amount from refund where order_code = $1 and id <> $1 and amount_paisa <> 50000',
    [code()],
  )
  const proposed = await db.query<{ amount: number }>(
    'select amount_paisa / 100 as amount from refund_proposal where order_code = $1 and (amount_paisa <> 2500000 or reason <> $2)',
    [code(), REASON],
  )
  return [...given, ...proposed].map(({ amount }) => `${amount} goes back`)
}
