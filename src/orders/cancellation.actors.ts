import { fromPromise } from 'xstate'
import { login, requestCode } from '#contract/guests/sign-in.ts'
import { cancelBooking } from '#contract/money/cancellations.ts'
import type { AgreedCancellation, cancellationMachine, CodeProof } from '#machines/cancellation.machine.ts'
import type { StoredUser } from '#machines/parts/shared.ts'
import { newActivityId, idempotent } from '#ui/lib/api/activity-id.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import { storedUserOf } from '#src/session/stored-user.ts'

type CancellationMeans = {
  client: ApiClient
  /** The phone of the guest who is signed in: a new sign-in is theirs alone. */
  phone: () => string
  renewSession: (user: StoredUser) => void
}

export function createCancellationActors({
  client,
  phone,
  renewSession,
}: CancellationMeans): ActorsOf<typeof cancellationMachine> {
  const cancel = idempotent(({ code, refund }: AgreedCancellation, activityId) =>
    client.call(cancelBooking, { body: { ActivityId: activityId, Code: code, Confirm: true, Refund: refund } }),
  )
  const sendCode = idempotent(async (to: string, activityId) => {
    const request = { params: { phone: to }, query: { activityId, otpFor: 'CANCELLATION' as const } }
    return (await client.call(requestCode, request)).Id
  })
  const signInAgain = idempotent(({ messageId, typedCode }: CodeProof, activityId) =>
    client.call(login, {
      body: { ActivityId: activityId, UserName: phone(), Password: '', MessageId: messageId, OTP: typedCode },
    }),
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
    requestCode: fromPromise(() => sendCode(phone())),
    signIn: fromPromise(async ({ input }) => renewSession(storedUserOf(await signInAgain(input)))),
  }
}
