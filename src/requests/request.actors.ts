import { fromPromise } from 'xstate'
import { requestConvention, requestFullResort } from '#contract/requests.ts'
import type { requestMachine, RequestWish } from '#machines/request.machine.ts'
import { untilAnswered } from '#src/lib/api/activity-id.ts'
import type { ApiClient } from '#src/lib/api/api-client.ts'
import type { ActorsOf } from '#src/lib/use-machine.ts'

export function createRequestActors({ client }: { client: ApiClient }): ActorsOf<typeof requestMachine> {
  const send = untilAnswered((wish: RequestWish, activityId) => callFor(client, wish, activityId))
  return {
    sendRequest: fromPromise(async ({ input }) => {
      await send(input)
    }),
  }
}

/** The two calls name the same things differently. */
function callFor(client: ApiClient, wish: RequestWish, activityId: string): Promise<unknown> {
  const { kind, name, phone, persons, start, end, remark } = wish
  const common = { ActivityId: activityId, Name: name, phone, Person: persons }
  if (kind === 'package') {
    return client.call(requestFullResort, { body: { ...common, FromTime: start, ToTime: end, Remarks: remark } })
  }
  return client.call(requestConvention, {
    body: { ...common, StartingAt: start, EndingAt: end, Duration: 1, remark },
  })
}
