import { type Channel, noteMachine, payLinkMachine } from '#machines/desk/order-dialogs.machine.ts'
import { createNoteActors } from '#desk/orders/note.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { openBooking } from './worlds/booking-world.ts'
import { typingRows } from '#tests/model/models/typing-rows.ts'
import { createPayLinkActors } from '#desk/money/bill.actors.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'
import { openCounter } from './worlds/till-world.ts'

const TEXT = 'comes late'

async function openNotes(opened: Opened) {
  const world = await openBooking(opened, 'desk')
  const code = await world.book()
  return { ...world, actors: createNoteActors({ api: world.api, code }) }
}

export const noteFlow = flowOf(noteMachine)({
  open: openNotes,
  events: [
    ...typingRows({ text: '' }, [
      { field: 'text', value: ' ' },
      { field: 'text', value: `${TEXT} `, shows: 'cleared' },
    ]).rows,
    { event: { type: 'form.submitted' }, shows: 'text: missing' },
    { event: { type: 'send.resolves', output: null }, shows: 'form.sent' },
    unanswered('send', ['']),
  ],
  readByGuards: ({ context: { fields, problems } }) => [fields, problems !== undefined],
  checks: {
    async filling({ context: { fields, problem } }, { db, code }) {
      if (problem !== undefined && fields.text === '') return ['A note that did not arrive is gone']
      const notes = await db.query<{ text: string }>(
        "select data ->> 'Text' as text from order_event where order_code = $1 and event = 'note' and data ->> 'Text' <> $2",
        [code(), TEXT],
      )
      return notes.map(({ text }) => `Noted was “${text}”`)
    },
  },
})

const URL = 'https://resort.example/pay/ABCDEFGHJKMN#token'

export const payLinkFlow = dialogFlow(payLinkMachine)({
  async open(opened) {
    const counter = await openCounter(opened)
    const sent: Channel[] = []
    return { ...counter, code: await counter.bookWithDue(), sent }
  },
  actors: createPayLinkActors,
  subject: { code: 'ABCDEFGHJKMN' },
  prepare: async ({ code }) => ({ code }),
  unfilled: { via: 'sms' },
  typings: [{ field: 'via', value: 'whatsApp' }],
  submitted: [],
  allow({ sent }, snapshot) {
    if (snapshot.matches('sending')) sent.push(snapshot.context.fields.via)
  },
  /** The world has its own. */
  reads: { Url: URL, Text: `Please pay BDT 6,475 for your booking: ${URL}` },
  /** It was sent as was chosen. */
  unwanted: ({ db, code, sent }) =>
    db.query(
      "select * from order_event where order_code = $1 and event = 'sentPayLink' and data ->> 'Via' <> all ($2::text[])",
      [code, sent],
    ),
  untaken: { 'filling — form.submitted [1]': 'nothing of it can be wrong' },
})
