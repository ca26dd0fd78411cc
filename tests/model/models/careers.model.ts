import type { AnyMachineSnapshot } from 'xstate'
import { MAX_CV_BYTES } from '#contract/careers.ts'
import { Problem } from '#contract/problem.ts'
import { careersMachine, type Cv } from '#machines/careers.machine.ts'
import { createCareersActors } from '#src/careers/careers.actors.ts'
import { failed, unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf } from '#tests/model/engine/machine-flow.ts'
import { aPdf } from '#tests/support/cvs.ts'

const NOT_READABLE = 'Please send your CV as a PDF, DOC or DOCX file'

const filled = { Name: 'Rahima', Phone: '01712345678' }
const fields = ['Name', 'Phone'] as const

/** By their names. What a file holds is seen by the API alone. */
const cvs = { 'cv.pdf': 100, 'disguised.pdf': 100, 'me.png': 100, 'heavy.pdf': MAX_CV_BYTES + 1 }

/** A person writes top down, then chooses a file, perhaps another one or none. */
const nextOf = ({ context }: AnyMachineSnapshot) => fields.find((field) => context.fields[field] === '')
const chosenIn = ({ context }: AnyMachineSnapshot): string | undefined => context.fields.File?.name
const isDisguised = (snapshot: AnyMachineSnapshot) => chosenIn(snapshot) === 'disguised.pdf'

const form = ['field.changed', 'form.submitted'] as const

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
      own: () => ({ value: fileOf({ name, size }) }),
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
      offered: (snapshot) => chosenIn(snapshot) === 'cv.pdf',
      leadsTo: 'filling',
      shows: [
        'form.sent',
        'toast success Thank you. Your CV is with us, and we will call you when there is a place for you.',
      ],
    },
    {
      event: { type: 'send.rejects', error: new Problem('file_refused', NOT_READABLE) },
      detail: 'no real PDF',
      offered: isDisguised,
      leadsTo: 'filling',
      shows: [NOT_READABLE, `toast warning ${NOT_READABLE}`],
    },
    unanswered('send', { leadsTo: 'filling', as: ['', 'toast warning'] }),
    {
      ...failed('send', { leadsTo: 'filling', as: ['', 'toast warning'] }),
      offered: (snapshot) => !isDisguised(snapshot),
    },
  ],
  readByGuards: (snapshot) => [snapshot.context.fields.Name, snapshot.context.fields.Phone, chosenIn(snapshot)],
  shownOf: ({ context: { fields: shown, problems } }) => ({ ...shown, File: shown.File?.name, problems }),
  states: {
    filling: { takes: form, tags: [] },
    sending: {
      tags: ['busy'],
      check: ({ context }) =>
        ['cv.pdf', 'disguised.pdf'].includes(context.fields.File?.name ?? '') ? [] : ['A file is sent that cannot be'],
    },
  },
})

/** Only what is called a PDF and is not disguised begins as one. */
function fileOf({ name, size }: Cv): File {
  const beginning = name === 'disguised.pdf' ? Buffer.from('#!/bin/sh') : aPdf
  return new File([beginning, new Uint8Array(size - beginning.length)], name)
}
