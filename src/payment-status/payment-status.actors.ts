import { fromPromise } from 'xstate'
import { getPaymentState } from '#contract/money/payments.ts'
import type { paymentStatusMachine } from '#machines/payment-status.machine.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'

export function createPaymentStatusActors({ client }: { client: ApiClient }): ActorsOf<typeof paymentStatusMachine> {
  return {
    askState: fromPromise(({ input, signal }) =>
      client.call(
        getPaymentState,
        { query: { ...(input.code !== '' && { Code: input.code }), Id: input.id } },
        { signal },
      ),
    ),
  }
}
