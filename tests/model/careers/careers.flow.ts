import { careersMachine } from '#machines/careers.machine.ts'
import { apiOfFile } from '#tests/model/api-of-file.ts'
import { proveModel } from '#tests/model/prove-model.ts'
import { openCareers } from './careers-driver.ts'
import { careersModel, type CareersStep } from './careers.model.ts'

const file = apiOfFile()

proveModel<typeof careersMachine, CareersStep, ReturnType<typeof openCareers>>(careersMachine, {
  model: careersModel,
  open: () => openCareers(file.api()),
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
  takes: { writing: ['field.changed', 'field.left', 'cv.chosen', 'send.pressed'], sending: [] },
})
