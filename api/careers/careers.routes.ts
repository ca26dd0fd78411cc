import { applyForJob, JobApplication, MAX_CV_BYTES } from '#contract/careers.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { Deps } from '../deps.ts'
import { readForm } from '../http/read-form.ts'
import { callerOf, type Route } from '../http/serve.ts'
import { apply, CV_TOO_LARGE, spendApplication } from './apply.ts'

/** The fields and the frame of the form beside the CV. */
const FORM_BYTES = 16 * 1024

export function careersRoutes(deps: Pick<Deps, 'db' | 'now' | 'limits' | 'resortEmail'>): Route[] {
  return [
    {
      endpoint: applyForJob,
      bodyLimit: { bytes: MAX_CV_BYTES + FORM_BYTES, sentence: CV_TOO_LARGE },
      async handle(context) {
        await spendApplication(deps, callerOf(context).network)
        const sent = await readForm(JobApplication, context.req, 'File')
        const data = await apply(deps, sent)
        return context.json({ IsError: false, Msg: '', Data: data, Code: null } satisfies Envelope)
      },
    },
  ]
}
