import type { AnyMachineSnapshot } from 'xstate'
import { requestMachine, type RequestFields, type RequestKind } from '#machines/request.machine.ts'
import { createRequestActors } from '#src/requests/request.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf } from '#tests/model/engine/machine-flow.ts'

/** What a person types, top down. */
const typed = { start: '2026-12-01', end: '2026-12-02', persons: '40' } as const
const fields = ['start', 'end', 'persons'] as const
/** How they may spoil it once all is filled in: the hall does not hold so many, but the resort does. */
const spoiled: (readonly [keyof RequestFields, string])[] = [
  ['persons', '401'],
  ['end', '2026-11-30'],
  ['name', ''],
]
const nextOf = ({ context }: Pick<AnyMachineSnapshot, 'context'>) =>
  fields.find((field) => context.fields[field] === '')

/** What a form that was left open until its dates were past is met by besides. */
const tooLate = 'start: past'
const wrong = { package: [], convention: ['persons: tooMany'] }

function requestInput(kind: RequestKind) {
  return { kind, name: 'Rahima Khatun', phone: '01712345678' }
}

function requestFlow(kind: RequestKind) {
  const always = [...wrong[kind], 'name: missing', 'end: endFirst']
  return flowOf(requestMachine)({
    name: `request (${kind})`,
    input: requestInput(kind),
    open({ place: { guest }, clientOf }) {
      const client = clientOf({ token: () => guest.token })
      return { actors: createRequestActors({ client }) }
    },
    events: [
      ...fields.map((field) => ({
        event: { type: 'field.changed', field, value: typed[field] } as const,
        detail: `${field}, ${typed[field]}`,
        offered: (snapshot: AnyMachineSnapshot) => nextOf(snapshot) === field,
      })),
      ...spoiled.map(([field, value]) => ({
        event: { type: 'field.changed', field, value } as const,
        detail: `${field}, ${value === '' ? 'empty' : value}`,
        offered: (snapshot: AnyMachineSnapshot) =>
          nextOf(snapshot) === undefined ? snapshot.context.fields[field] !== value : nextOf(snapshot) === field,
      })),
      {
        event: { type: 'form.submitted', now: '2026-11-20T12:00' },
        shows: [...always, 'persons: missing', 'start: datesMissing', 'end: missing', 'end: datesMissing'],
      },
      {
        event: { type: 'form.submitted', now: '2026-12-05T12:00' },
        detail: 'days later',
        offered: (snapshot) => nextOf(snapshot) === undefined,
        shows: [...always, tooLate],
      },
      {
        event: { type: 'send.resolves', output: { Code: 'ABCDEFGHJKMN' } },
        shows: ['form.sent', 'toast success Your request has been received. We will call you to confirm.'],
      },
      unanswered('send', ['', 'failure.met']),
    ],
    readByGuards: ({ context }) => [...fields, 'name'].map((field) => context.fields[field]),
    // The code of the request is the world's own, and so is where a failure was made.
    emittedOf: (emitted: { type?: string }) =>
      'output' in emitted || 'error' in emitted ? { type: emitted.type } : emitted,
    checks: {
      filling: ({ context }) => (context.fields.phone === '' && context.problem ? ['What was typed is gone'] : []),
    },
  })
}

export const packageFlow = requestFlow('package')
export const conventionFlow = requestFlow('convention')
