import { fromPromise } from 'xstate'
import { cancelBooking } from '#contract/cancellations.ts'
import type { AgreedCancellation, cancellationMachine } from '#machines/cancellation.machine.ts'
import { newActivityId, idempotent } from '#src/lib/api/activity-id.ts'
import type { ApiClient } from '#src/lib/api/api-client.ts'
import type { ActorsOf } from '#src/lib/use-machine.ts'

export function createCancellationActors({ client }: { client: ApiClient }): ActorsOf<typeof cancellationMachine> {
  const cancel = idempotent(({ code, refund }: AgreedCancellation, activityId) =>
    client.call(cancelBooking, { body: { ActivityId: activityId, Code: code, Confirm: true, Refund: refund } }),
  )
  return {
    quoteCancellation: fromPromise(({ input, signal }) =>
      client.call(
        cancelBooking,
        { body: { ActivityId: newActivityId(), Code: input.code, Confirm: false } },
        { signal },
      ),
    ),
    cancelBooking: fromPromise(({ input }) => cancel(input)),
  }
}
