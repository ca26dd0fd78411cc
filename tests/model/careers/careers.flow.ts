import { careersMachine } from '#machines/careers.machine.ts'
import { flowOf } from '#tests/model/engine/flow-of.ts'
import { openCareers } from './careers-driver.ts'
import { careersModel, type CareersStep } from './careers.model.ts'
import { careersTells } from './careers.tells.ts'

export const careersFlow = flowOf<typeof careersMachine, CareersStep, ReturnType<typeof openCareers>>(careersMachine, {
  model: careersModel,
  open: ({ api }) => openCareers(api()),
  shownOf: ({ context: { application, missing, cvProblem } }) => ({
    ...application,
    cv: application.cv?.name,
    missing,
    cvProblem,
  }),
  checks: {
    writing: ({ context: { cvProblem, application } }) =>
      cvProblem !== undefined && !application.cv ? ['A file is refused that was not chosen'] : [],
    sending: ({ context: { cvProblem, application } }) =>
      cvProblem === undefined && application.cv ? [] : ['A file is sent that cannot be'],
  },
  leadsTo: {
    'apply.resolves': 'writing',
    'apply.rejects (no real PDF)': 'writing',
    'apply.rejects (unreachable)': 'writing',
    'apply.rejects (server fault)': 'writing',
  },
  tells: careersTells,
  takes: { writing: ['field.changed', 'field.left', 'cv.chosen', 'send.pressed'], sending: [] },
})
