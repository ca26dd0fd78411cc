import type { AnyMachineSnapshot } from 'xstate'
import { MAX_CV_BYTES } from '#contract/careers.ts'
import { careersMachine } from '#machines/careers.machine.ts'
import { createCareersActors } from '#src/careers/careers.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf } from '#tests/model/engine/machine-flow.ts'
import { aPdf } from '#tests/support/cvs.ts'

const filled = { Name: 'Rahima', Phone: '01712345678' }
const fields = ['Name', 'Phone'] as const

/** By their names. */
const cvs = { 'cv.pdf': 100, 'me.png': 100, 'heavy.pdf': MAX_CV_BYTES + 1 }

/** A person writes top down, then chooses a file, perhaps another one or none. */
const nextOf = ({ context }: AnyMachineSnapshot) => fields.find((field) => context.fields[field] === '')
const chosenIn = ({ context }: AnyMachineSnapshot): string | undefined => context.fields.File?.name

export const careersFlow = flowOf(careersMachine)({
  open: ({ clientOf }) => ({ actors: createCareersActors({ client: clientOf() }) }),
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
    ...Object.entries(cvs).map(([name, size]) => ({
      event: { type: 'field.changed', field: 'File', value: { name, size } } as const,
      detail: `File, ${name}`,
      offered: (snapshot: AnyMachineSnapshot) => nextOf(snapshot) === undefined && chosenIn(snapshot) !== name,
      own: () => ({ value: new File([aPdf, new Uint8Array(size - aPdf.length)], name) }),
    })),
    {
      event: { type: 'field.changed', field: 'File', value: undefined },
      detail: 'File, none',
      offered: (snapshot) => nextOf(snapshot) === undefined && chosenIn(snapshot) !== undefined,
    },
    {
      event: { type: 'form.submitted', now: '2026-11-20T12:00' },
      shows: [
        'Name: missing',
        'Phone: missing',
        'File: missing',
        'File: unreadable',
        'File: tooLarge',
        'toast warning Name, Phone, CV are required.',
        'toast warning Phone, CV are required.',
        'toast warning Name, CV are required.',
        'toast warning CV is required.',
        'toast warning Name is required.',
      ],
    },
    {
      event: { type: 'send.resolves', output: null },
      shows: [
        'form.sent',
        'toast success Thank you. Your CV is with us, and we will call you when there is a place for you.',
      ],
    },
    unanswered('send', ['', 'toast warning']),
  ],
  readByGuards: (snapshot) => [snapshot.context.fields.Name, snapshot.context.fields.Phone, chosenIn(snapshot)],
  shownOf: ({ context: { fields: shown, problems } }) => ({ ...shown, File: shown.File?.name, problems }),
})
