import type { AnyMachineSnapshot } from 'xstate'
import { MAX_CV_BYTES } from '#contract/careers.ts'
import { ApiProblem } from '#contract/failure.ts'
import { careersMachine, type CareersEvent } from '#machines/careers.machine.ts'
import { edgeFailures, type EdgeFailure } from '#tests/model/engine/edge.ts'
import { modelOf } from '#tests/model/engine/paths.ts'

export type CareersStep =
  | CareersEvent
  | { type: 'apply.resolves' }
  | EdgeFailure<'apply'>
  | { type: 'apply.rejects'; error: Error; cause: 'no real PDF' }

/** Paths tell events apart by their JSON, and a `File` has none: the driver makes the files of these. */
const pdf = { name: 'cv.pdf', size: 100 }
/** What a file holds is seen by the API alone. */
const disguised = { name: 'disguised.pdf', size: 100 }
const picture = { name: 'me.png', size: 100 }
const heavy = { name: 'heavy.pdf', size: MAX_CV_BYTES + 1 }

const events: CareersStep[] = [
  { type: 'field.changed', field: 'Name', value: 'Rahima' },
  { type: 'field.changed', field: 'Phone', value: '01712345678' },
  { type: 'field.changed', field: 'Name', value: '' },
  { type: 'field.left', field: 'Name' },
  { type: 'field.left', field: 'Phone' },
  { type: 'cv.chosen', cv: pdf },
  { type: 'cv.chosen', cv: disguised },
  { type: 'cv.chosen', cv: picture },
  { type: 'cv.chosen', cv: heavy },
  { type: 'cv.chosen', cv: undefined },
  { type: 'send.pressed' },
  { type: 'apply.resolves' },
  {
    type: 'apply.rejects',
    error: new ApiProblem('file_refused', 'Please send your CV as a PDF, DOC or DOCX file'),
    cause: 'no real PDF',
  },
  ...edgeFailures('apply'),
]

const fields = ['Name', 'Phone'] as const

/** A person writes top down, then chooses a file, perhaps another one or none. */
function offers({ context: { application } }: AnyMachineSnapshot, event: CareersStep): boolean {
  const next = fields.find((field) => application[field] === '')
  switch (event.type) {
    case 'field.changed':
      return event.value === '' ? next === undefined : event.field === next
    case 'field.left':
      return event.field === next
    case 'cv.chosen':
      return next === undefined && application.cv?.name !== event.cv?.name
    case 'apply.resolves':
      return application.cv?.name === pdf.name
    case 'apply.rejects':
      return (
        event.cause === 'unreachable' || (event.cause === 'no real PDF') === (application.cv?.name === disguised.name)
      )
    default:
      return true
  }
}

export const careersModel = modelOf<CareersStep>(careersMachine, {
  events,
  offers,
  readByGuards: ({ context: { application } }) => [application.Name, application.Phone, application.cv?.name],
  titleOf(event) {
    switch (event.type) {
      case 'field.changed':
        return `${event.field}.changed${event.value === '' ? ' (empty)' : ''}`
      case 'field.left':
        return `${event.field}.left`
      case 'cv.chosen':
        return `${event.type} (${event.cv?.name ?? 'none'})`
      default:
        return 'cause' in event ? `${event.type} (${event.cause})` : event.type
    }
  },
})
