import { contactMachine } from '#machines/contact.machine.ts'
import { createContactActors } from '#src/contact/contact.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf } from '#tests/model/engine/machine-flow.ts'
import { typingRows } from './typing-rows.ts'

const typing = typingRows({ Name: '', Email: '', PhoneNumber: '', Message: '' }, [
  { field: 'Name', value: 'Rahima' },
  // No form of e-mail or phone is asked for.
  { field: 'Email', value: 'no e-mail address' },
  { field: 'PhoneNumber', value: 'no number' },
  { field: 'Message', value: 'Is the pond deep?' },
  { field: 'Name', value: '' },
])

export const contactFlow = flowOf(contactMachine)({
  open: ({ clientOf }) => ({ actors: createContactActors({ client: clientOf() }) }),
  events: [
    ...typing.rows,
    {
      event: { type: 'form.submitted', now: '2026-11-20T12:00' },
      shows: [
        'Name: missing',
        'Email: missing',
        'PhoneNumber: missing',
        'Message: missing',
        'toast warning Name, Email, Phone, Message are required.',
        'toast warning Email, Phone, Message are required.',
        'toast warning Phone, Message are required.',
        'toast warning Message is required.',
        'toast warning Name is required.',
      ],
    },
    { event: { type: 'send.resolves', output: null }, shows: ['form.sent', 'toast success message sent successfully'] },
    unanswered('send', ['', 'toast warning']),
  ],
  readByGuards: ({ context }) => context.fields,
})
