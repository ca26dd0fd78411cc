import type { AnyMachineSnapshot } from 'xstate'
import type { ContactField } from '#contract/contact.ts'
import { contactMachine } from '#machines/contact.machine.ts'
import { createContactActors } from '#src/contact/contact.actors.ts'
import { edgeRows } from '#tests/model/engine/edge-failures.ts'
import { flowOf } from '#tests/model/engine/machine-flow.ts'

/** No form of e-mail or phone is asked for. */
const filled = {
  Name: 'Rahima',
  Email: 'no e-mail address',
  PhoneNumber: 'no number',
  Message: 'Is the pond deep?',
}
const fields = ['Name', 'Email', 'PhoneNumber', 'Message'] as const
const labels = { Name: 'Full Name', Email: 'Email Address', PhoneNumber: 'Phone Number', Message: 'Message' }

/** A person writes top down. */
const nextOf = ({ context }: AnyMachineSnapshot) => fields.find((field) => context.fields[field] === '')

const requires = (field: ContactField) => `${field}: ${labels[field]} is required`

const form = ['field.changed', 'submit.pressed'] as const

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
      event: { type: 'submit.pressed', now: '2026-11-20T12:00' },
      shows: [
        ...fields.map(requires),
        'toast warning Name, Email, Phone, Message are required.',
        'toast warning Email, Phone, Message are required.',
        'toast warning Phone, Message are required.',
        'toast warning Message is required.',
        'toast warning Name is required.',
      ],
    },
    {
      event: { type: 'send.resolves', output: null },
      leadsTo: 'sent',
      shows: ['form.sent', 'toast success message sent successfully'],
    },
    ...edgeRows('send', { leadsTo: 'failed', as: ['toast warning'] }),
  ],
  readByGuards: ({ context }) => fields.filter((field) => context.fields[field] !== ''),
  states: {
    editing: { takes: form, tags: [] },
    submitting: {
      tags: ['busy'],
      check: ({ context }) => (Object.values(context.fields).includes('') ? ['An incomplete message is sent'] : []),
    },
    sent: {
      takes: form,
      tags: [],
      check: ({ context }) => (Object.values(context.fields).join('') === '' ? [] : ['A sent message is still there']),
    },
    failed: { takes: form, tags: [] },
  },
})
