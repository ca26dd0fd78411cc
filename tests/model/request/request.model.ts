import type { AnyMachineSnapshot } from 'xstate'
import { requestMachine, type RequestEvent, type RequestField, type RequestKind } from '#machines/request.machine.ts'
import { edgeFailures, type EdgeFailure } from '#tests/model/engine/edge.ts'
import { modelOf } from '#tests/model/engine/paths.ts'

export type RequestStep = RequestEvent | { type: 'sendRequest.resolves' } | EdgeFailure<'sendRequest'>

const today = '2026-11-20'

/** What a person types, top down. */
const typed = { start: '2026-12-01', end: '2026-12-02', persons: '40' } as const satisfies Partial<
  Record<RequestField, string>
>
const fields = ['start', 'end', 'persons'] as const
/** More people than the hall holds; the resort takes them. */
const CROWD = '401'

const events: RequestStep[] = [
  ...fields.map((field) => ({ type: 'field.changed', field, value: typed[field] }) as const),
  { type: 'field.changed', field: 'persons', value: CROWD },
  { type: 'field.changed', field: 'end', value: '2026-11-30' },
  { type: 'field.changed', field: 'name', value: '' },
  { type: 'submit.pressed', today },
  // The form was left open until its dates were past.
  { type: 'submit.pressed', today: '2026-12-05' },
  { type: 'form.opened' },
  { type: 'sendRequest.resolves' },
  ...edgeFailures('sendRequest'),
]

function offers({ context }: AnyMachineSnapshot, event: RequestStep): boolean {
  const next = fields.find((field) => context.fields[field] === '')
  switch (event.type) {
    case 'field.changed':
      if (event.field === next) return true
      // Once all is filled in, a person may yet spoil it.
      return next === undefined && isSpoiling(event.field, event.value) && context.fields[event.field] !== event.value
    case 'submit.pressed':
      return event.today === today || next === undefined
    default:
      return true
  }
}

function isSpoiling(field: RequestField, value: string): boolean {
  return field === 'name' || value === '2026-11-30' || value === CROWD
}

export function requestModelOf(kind: RequestKind) {
  return modelOf<RequestStep>(requestMachine, {
    name: `request (${kind})`,
    input: inputOf(kind),
    events,
    offers,
    readByGuards: ({ context: { fields } }) => [fields.start, fields.end, fields.persons, fields.name],
    titleOf(event) {
      switch (event.type) {
        case 'field.changed':
          return `${event.field}.changed (${event.value === '' ? 'empty' : event.value})`
        case 'submit.pressed':
          return event.today === today ? event.type : `${event.type} (days later)`
        default:
          return 'cause' in event ? `${event.type} (${event.cause})` : event.type
      }
    },
  })
}

export function inputOf(kind: RequestKind) {
  return { kind, name: 'Rahima Khatun', phone: '01712345678' }
}
