import type { AnyMachineSnapshot } from 'xstate'
import { contactMachine } from '#machines/contact.machine.ts'
import { createContactActors } from '#src/contact/contact.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf } from '#tests/model/engine/machine-flow.ts'

/** No form of e-mail or phone is asked for. */
const filled = { Name: 'Rahima', Email: 'no e-mail address', PhoneNumber: 'no number', Message: 'Is the pond deep?' }
const fields = ['Name', 'Email', 'PhoneNumber', 'Message'] as const

/** A person writes top down. */
const nextOf = ({ context }: AnyMachineSnapshot) => fields.find((field) => context.fields[field] === '')

export const contactFlow = flowOf(contactMachine)({
  open: ({ clientOf }) => ({ actors: createContactActors({ client: clientOf() }) }),
  events: [
    ...fields.map((field) => ({
      event: { type: 'field.changed', field, value: filled[field] } as const,
      detail: field,
      offered: (snapshot: AnyMachineSnapshot) => nextOf(snapshot) === field,
    })),
    {
      event: { type: 'field.changed', field: 'Name', value: '' },
      detail: 'Name, empty',
      offered: (snapshot) => nextOf(snapshot) === undefined,
    },
    {
      event: { type: 'form.submitted', now: '2026-11-20T12:00' },
      shows: [
        ...fields.map((field) => `${field}: missing`),
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
  readByGuards: ({ context }) => fields.filter((field) => context.fields[field] !== ''),
})
