import { fromPromise } from 'xstate'
import { sendContactMessage } from '#contract/site/contact.ts'
import type { ContactMessage, contactMachine } from '#machines/contact.machine.ts'
import { idempotent } from '#ui/lib/api/activity-id.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'

export function createContactActors({ client }: { client: ApiClient }): ActorsOf<typeof contactMachine> {
  const send = idempotent((message: ContactMessage, activityId) =>
    client.call(sendContactMessage, { body: { ...message, changeLog: '', ActivityId: activityId } }),
  )
  return { send: fromPromise(({ input }) => send(input.fields)) }
}
