import { noteMachine } from '#machines/desk/note.machine.ts'
import { createNoteActors } from '#desk/orders/note.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { openBooking } from './worlds/booking-world.ts'
import { typingRows } from '#tests/model/models/typing-rows.ts'

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
