import { afterAll, beforeAll } from 'vitest'
import { careersMachine } from '#machines/careers.machine.ts'
import { proveModel } from '#tests/model/prove-model.ts'
import { startTestApi, type TestApi } from '#tests/support/test-api.ts'
import { unlimited } from '#tests/support/unlimited.ts'
import { openCareers } from './careers-driver.ts'
import { careersModel, type CareersStep } from './careers.model.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ deps: { limits: unlimited } })
})
afterAll(() => api.close())

proveModel<typeof careersMachine, CareersStep, ReturnType<typeof openCareers>>(careersMachine, {
  model: careersModel,
  open: () => openCareers(api),
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
  takes: { writing: ['field.changed', 'field.left', 'cv.chosen', 'send.pressed'], sending: [] },
})
