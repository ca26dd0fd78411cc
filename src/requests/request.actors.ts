import { fromPromise } from 'xstate'
import { requestConvention, requestFullResort } from '#contract/booking/requests.ts'
import { readPersons } from '#machines/parts/persons.ts'
import type { RequestFields, requestMachine } from '#machines/request.machine.ts'
import { idempotent } from '#ui/lib/api/activity-id.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'

export function createRequestActors({ client }: { client: ApiClient }): ActorsOf<typeof requestMachine> {
  const send = idempotent((fields: RequestFields, activityId) => callFor(client, fields, activityId))
  return { send: fromPromise(({ input }) => send(input.fields)) }
}

/** The two calls name the same things differently. */
function callFor(client: ApiClient, fields: RequestFields, activityId: string): Promise<unknown> {
  const { kind, name, phone, persons, remark } = fields
  // On the resort's clock: from the first minute of the first day to the last of the last.
  const [start, end] = [`${fields.start}T00:00`, `${fields.end}T23:59`]
  const common = { ActivityId: activityId, Name: name, phone, Person: readPersons(persons) ?? 0 }
  if (kind === 'package') {
    return client.call(requestFullResort, { body: { ...common, FromTime: start, ToTime: end, Remarks: remark } })
  }
  return client.call(requestConvention, {
    body: { ...common, StartingAt: start, EndingAt: end, Duration: 1, remark },
  })
}
