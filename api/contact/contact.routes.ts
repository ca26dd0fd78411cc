import { sendContactMessage } from '#contract/contact.ts'
import type { Deps } from '../deps.ts'
import { serve, type Route } from '../http/serve.ts'
import { receiveMessage } from './contact.ts'

export function contactRoutes(deps: Pick<Deps, 'db' | 'now' | 'limits' | 'resortEmail'>): Route[] {
  return [
    serve(sendContactMessage, ({ body, caller: { network } }) => {
      const activity = { principal: 'anyone', route: sendContactMessage.path, activityId: body.ActivityId, body }
      return receiveMessage(deps, { body, network, activity })
    }),
  ]
}
