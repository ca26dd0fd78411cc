import { fromPromise } from 'xstate'
import { applyForJob } from '#contract/site/careers.ts'
import type { Application, careersMachine } from '#machines/careers.machine.ts'
import { newActivityId } from '#ui/lib/api/activity-id.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'

export function createCareersActors({ client }: { client: ApiClient }): ActorsOf<typeof careersMachine> {
  // An application keeps its id until it is answered: the machine hands in the same value as long as nothing is changed.
  const ids = new WeakMap<Application, string>()
  return {
    send: fromPromise(async ({ input: { fields } }) => {
      const id = ids.get(fields) ?? newActivityId()
      ids.set(fields, id)
      return client.upload(applyForJob, formOf(fields, id))
    }),
  }
}

function formOf({ Name, Phone, File: cv }: Application, activityId: string): FormData {
  if (!(cv instanceof File)) throw new Error('A CV is a file of this browser')
  const form = new FormData()
  form.set('ActivityId', activityId)
  form.set('Name', Name)
  form.set('Phone', Phone)
  form.set('File', cv)
  return form
}
