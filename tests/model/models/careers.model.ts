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

const cvs = {
  'cv.pdf': { size: 100, shows: 'cleared' },
  /** What a file holds is seen by the API alone. */
  'disguised.pdf': { size: 100, shows: 'cleared' },
  'me.png': { size: 100, shows: `File: ${NOT_READABLE}` },
  'heavy.pdf': { size: MAX_CV_BYTES + 1, shows: 'File: A CV may have at most 5 MB' },
}

/** A person writes top down, then chooses a file, perhaps another one or none. */
const nextOf = ({ context }: AnyMachineSnapshot) => fields.find((field) => context.fields[field] === '')
const chosenIn = ({ context }: AnyMachineSnapshot): string | undefined => context.fields.File?.name
const isDisguised = (snapshot: AnyMachineSnapshot) => chosenIn(snapshot) === 'disguised.pdf'

const form = ['field.changed', 'submit.pressed'] as const

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
    ...Object.entries(cvs).map(([name, { size, shows }]) => ({
      event: { type: 'field.changed', field: 'File', value: { name, size } } as const,
      detail: `File, ${name}`,
      offered: (snapshot: AnyMachineSnapshot) => nextOf(snapshot) === undefined && chosenIn(snapshot) !== name,
      own: () => ({ value: fileOf({ name, size }) }),
      shows,
    })),
    {
      event: { type: 'field.changed', field: 'File', value: undefined },
      detail: 'File, none',
      offered: (snapshot) => nextOf(snapshot) === undefined && chosenIn(snapshot) !== undefined,
      shows: 'cleared',
    },
    {
      event: { type: 'submit.pressed', now: '2026-11-20T12:00' },
      shows: [
        'Name: Name is required',
        'Phone: Phone is required',
        'File: CV is required',
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
      leadsTo: 'sent',
      shows: [
        'form.sent',
        'toast success Thank you. Your CV is with us, and we will call you when there is a place for you.',
      ],
    },
    {
      event: { type: 'send.rejects', error: new Problem('file_refused', NOT_READABLE) },
      detail: 'no real PDF',
      offered: isDisguised,
      leadsTo: 'failed',
      shows: `toast warning ${NOT_READABLE}`,
    },
    unanswered('send', { leadsTo: 'failed', as: ['toast warning'] }),
    {
      ...failed('send', { leadsTo: 'failed', as: ['toast warning'] }),
      offered: (snapshot) => !isDisguised(snapshot),
    },
  ],
  readByGuards: (snapshot) => [snapshot.context.fields.Name, snapshot.context.fields.Phone, chosenIn(snapshot)],
  shownOf: ({ context: { fields: shown, problems } }) => ({ ...shown, File: shown.File?.name, problems }),
  states: {
    editing: { takes: form, tags: [] },
    submitting: {
      tags: ['busy'],
      check: ({ context }) =>
        ['cv.pdf', 'disguised.pdf'].includes(context.fields.File?.name ?? '') ? [] : ['A file is sent that cannot be'],
    },
    sent: {
      takes: form,
      tags: [],
      check: ({ context }) => (context.fields.Name === '' ? [] : ['An application that was sent is still there']),
    },
    failed: { takes: form, tags: [] },
  },
})

/** Only what is called a PDF and is not disguised begins as one. */
function fileOf({ name, size }: Cv): File {
  const beginning = name === 'disguised.pdf' ? Buffer.from('#!/bin/sh') : aPdf
  return new File([beginning, new Uint8Array(size - beginning.length)], name)
}
