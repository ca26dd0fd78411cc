import type { AnyMachineSnapshot } from 'xstate'
import { contactMachine, type ContactEvent } from '#machines/contact.machine.ts'
import { edgeFailures, type EdgeFailure } from '#tests/model/engine/edge.ts'
import { modelOf } from '#tests/model/engine/paths.ts'

export type ContactStep = ContactEvent | { type: 'sendMessage.resolves' } | EdgeFailure<'sendMessage'>

const filled = { Name: 'Rahima', Email: 'rahima@example.com', PhoneNumber: '01712345678', Message: 'Is the pond deep?' }
const fields = ['Name', 'Email', 'PhoneNumber', 'Message'] as const

const events: ContactStep[] = [
  ...fields.map((field) => ({ type: 'field.changed', field, value: filled[field] }) as const),
  { type: 'field.changed', field: 'Name', value: '' },
  ...fields.map((field) => ({ type: 'field.left', field }) as const),
  { type: 'send.pressed' },
  { type: 'sendMessage.resolves' },
  ...edgeFailures('sendMessage'),
]

/** A person writes top down, and may leave the field that is next, or empty the first one again once all is written. */
function offers({ context: { message } }: AnyMachineSnapshot, event: ContactStep): boolean {
  const next = fields.find((field) => message[field] === '')
  switch (event.type) {
    case 'field.changed':
      return event.value === '' ? next === undefined : event.field === next
    case 'field.left':
      return event.field === next
    default:
      return true
  }
}

export const contactModel = modelOf<ContactStep>(contactMachine, {
  events,
  offers,
  readByGuards: ({ context }) => fields.filter((field) => context.message[field] !== ''),
  titleOf(event) {
    if (event.type === 'field.changed') return `${event.field}.changed${event.value === '' ? ' (empty)' : ''}`
    if (event.type === 'field.left') return `${event.field}.left`
    return 'cause' in event ? `${event.type} (${event.cause})` : event.type
  },
})
