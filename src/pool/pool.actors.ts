import { fromPromise } from 'xstate'
import { toTaka } from '#contract/values/money.ts'
import { bookPool } from '#contract/booking/pool.ts'
import type { poolMachine, PoolRequest } from '#machines/pool.machine.ts'
import { idempotent } from '#ui/lib/api/activity-id.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import { paymentAddress } from '#src/lib/paths.ts'

type PoolMeans = { client: ApiClient; leaveFor: (url: string) => void }

export function createPoolActors({ client, leaveFor }: PoolMeans): ActorsOf<typeof poolMachine> {
  const book = idempotent((request: PoolRequest, activityId) =>
    client.call(bookPool, { body: { ...toBody(request), ActivityId: activityId } }),
  )
  return {
    bookPool: fromPromise(async ({ input }) => {
      const { PaymentURL } = await book(input)
      return { paymentUrl: PaymentURL }
    }),
    redirect: fromPromise(async ({ input }) => leaveFor(paymentAddress(input.url))),
  }
}

function toBody({ visit, persons, rate, quote, name, phone, remark }: PoolRequest) {
  return {
    StartingAt: visit.start,
    EndingAt: visit.end,
    Name: name,
    Phone: phone,
    Person: persons,
    Duration: quote.hours,
    CostPerHour: rate,
    Amount: toTaka(quote.paisa),
    remark,
  }
}
