import { payOutMachine, type RefundByHand } from '#machines/desk/pay-out.machine.ts'
import { createPayOutActors } from '#desk/refunds/refunds.actors.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { dialogReadings, dialogRows } from './worlds/dialog-rows.ts'
import { counterNeeds, openCounter } from './worlds/till-world.ts'

const BY_BANK = 'City Bank 7781'

/** It was paid at the desk, so no gateway sends it. */
const refund: RefundByHand = {
  Id: 'ABCDEFGHJKMN',
  Code: 'ABCDEFGHJKMN',
  Guest: 'Salma Rahman',
  Phone: '+8801712345678',
  Amount: 1_000,
  Failure: '',
  Method: 'cash',
  Reference: 'R-2026-000001',
  ApprovedBy: 'Karim Mia',
  CanPayCash: true,
  CanPayOtherwise: true,
}

async function openPayOut(opened: Opened) {
  const counter = await openCounter(opened, 'manager')
  const { db } = counter
  const code = await counter.bookWithDue()
  return {
    ...counter,
    code,
    actors: createPayOutActors(counter),
    /** All that was paid is to be refunded again. */
    async owe() {
      await db.change('update till_entry set refund_id = null where refund_id is not null')
      await db.change('delete from refund where order_code = $1', [code])
      await db.change(
        `insert into refund (id, order_code, attempt_id, payment_paisa, amount_paisa, reason, cause, state, ask_after, created_at)
         select order_code, order_code, attempt_id, amount_paisa, amount_paisa, 'goodwill', 'goodwill', 'failed', received_at, received_at
         from payment where order_code = $1`,
        [code],
      )
    },
  }
}
type World = Awaited<ReturnType<typeof openPayOut>>

export const payOutFlow = flowOf(payOutMachine)({
  needs: counterNeeds,
  open: openPayOut,
  events: dialogRows({
    subject: refund,
    async open({ owe, code }: World) {
      await owe()
      return { ...refund, Id: code, Code: code }
    },
    unfilled: { isCash: true, reference: '' },
    typings: [
      { field: 'isCash', value: false, shows: 'reference: missing' },
      { field: 'reference', value: BY_BANK, after: { isCash: false }, shows: 'cleared' },
      { field: 'isCash', value: true, after: { isCash: false }, shows: 'cleared' },
    ],
    submitted: ['reference: missing', 'cleared'],
    allow: ({ stand }) => stand({ isOpen: true }),
  }),
  ...dialogReadings,
  checks: { closed: (_, world) => problemsIn(world) },
})

/** What was given in cash, and only that, left the till. */
async function problemsIn({ db, code, memberId }: World): Promise<string[]> {
  const paid = await db.query<{ how: string }>(
    "select data ->> 'How' as how from order_event where order_code = $1 and event = 'refund' order by event_no",
    [code],
  )
  const [cash] = await db.query<{ entries: number }>(
    `select count(*)::int as entries from till_entry join till_shift s on s.id = shift_id
     where s.staff_id = $1 and amount_paisa = $2`,
    [memberId, -refund.Amount * 100],
  )
  const inCash = paid.filter(({ how }) => how === 'cash').length
  return cash?.entries === inCash ? [] : [`${cash?.entries} of ${inCash} sums left the till`]
}
