import type { Db } from '#api/platform/db/db.ts'
import { reviewToken } from '#api/catalogue/reviews/invitations.ts'
import { stayReviewMachine } from '#machines/stay-review.machine.ts'
import { createStayReviewActors } from '#src/reviews/stay-review.actors.ts'
import { createBrowserStorage } from '#ui/lib/browser-storage.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf } from '#tests/model/engine/machine-flow.ts'
import { typingRows } from './typing-rows.ts'

const TEXT = 'Frogs at night, and tea'

/** A stay in Rania House that is over, and whose guest was asked about it. */
async function addAskedStay(db: Db, guestId: number): Promise<string> {
  const [numbered] = await db.query<{ count: number }>('select count(*) as count from orders')
  const code = `STAY${String(numbered?.count ?? 0).padStart(8, '0')}`
  await db.change(
    `insert into orders (code, guest_id, type, status, amount_paisa, tax_percent, tax_paisa, payable_paisa, waived_paisa, created_at)
     values ($1, $2, 'Room', 'Completed', 100, 15, 15, 115, 115, now())`,
    [code, guestId],
  )
  await db.change(
    `insert into order_line (order_code, line_no, house_id, place_type, name, arrival, departure, quantity, night_paisa, price_paisa)
     values ($1, 1, 1, 'ROOM', 'Rania House', '2026-11-01', '2026-11-03', 1, '{50, 50}', 100)`,
    [code],
  )
  await db.change(
    `insert into stay (order_code, line_no, unit_id, arrival, departure, state)
     select $1, 1, min(id), '2026-11-01', '2026-11-03', 'departed' from unit where house_id = 1`,
    [code],
  )
  await db.change(`insert into review_invitation (order_code, sent_at) values ($1, '2026-11-04T05:00:00Z')`, [code])
  return code
}

export const stayReviewFlow = flowOf(stayReviewMachine)({
  async open({ place: { api, guest }, clientOf }) {
    const { db, secrets } = api.deps
    const code = await addAskedStay(db, guest.guestId)
    const storage = createBrowserStorage(() => {
      throw new Error('This browser stores nothing')
    })
    const review = { code, token: reviewToken(secrets, code), houseId: 1 }
    return { actors: createStayReviewActors({ client: clientOf(), storage, review }), db, code }
  },
  events: [
    ...typingRows({ Text: '', Score: '' }, [
      { field: 'Score', value: '4' },
      { field: 'Text', value: TEXT, shows: 'cleared' },
      { field: 'Text', value: '', shows: 'Text: missing' },
    ]).rows,
    { event: { type: 'form.submitted', now: '2026-11-20T12:00' }, shows: ['Text: missing', 'Score: missing'] },
    {
      event: { type: 'send.resolves', output: undefined },
      // A stay is reviewed once.
      prepare: async ({ db, code }) => void (await db.change('delete from review where order_code = $1', [code])),
      shows: ['form.sent', 'toast success Thank you. Your review is in the list.'],
    },
    unanswered('send', ['']),
  ],
  readByGuards: ({ context }) => [context.fields.Text, context.fields.Score, context.problems !== undefined],
  checks: { filling: (_, world) => problemsIn(world) },
})

/** Stored is what was typed, once. */
async function problemsIn({ db, code }: { db: Db; code: string }): Promise<string[]> {
  const stored = await db.query<{ text: string; score: number }>(
    'select text, score from review where order_code = $1',
    [code],
  )
  return stored.length > 1 || stored.some(({ text, score }) => text !== TEXT || score !== 4)
    ? [`Stored is ${JSON.stringify(stored)}`]
    : []
}
