import { MAX_CV_BYTES } from '#contract/site/careers.ts'
import { careersMachine, type Application } from '#machines/careers.machine.ts'
import { createCareersActors } from '#src/careers/careers.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf } from '#tests/model/engine/machine-flow.ts'
import { aPdf } from '#tests/support/cvs.ts'
import { typingRows } from './typing-rows.ts'

const cv = (name: string, size = 100) => new File([aPdf, new Uint8Array(size - aPdf.length)], name)
const unfilled: Application = { Name: '', Phone: '', File: undefined }
const typing = typingRows(unfilled, [
  { field: 'Name', value: 'Rahima' },
  { field: 'Phone', value: '01712345678' },
  { field: 'File', value: cv('me.png'), detail: 'a picture' },
  { field: 'File', value: cv('heavy.pdf', MAX_CV_BYTES + 1), detail: 'too heavy' },
  { field: 'File', value: cv('cv.pdf'), detail: 'a CV' },
  { field: 'Name', value: '' },
])

export const careersFlow = flowOf(careersMachine)({
  open: ({ clientOf }) => ({ actors: createCareersActors({ client: clientOf() }) }),
  events: [
    ...typing.rows,
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
  readByGuards: ({ context: { fields } }) => [fields.Name, fields.Phone, fields.File?.name],
  shownOf: ({ context: { fields, problems } }) => ({ ...fields, File: fields.File?.name, problems }),
})
