import { fromPromise } from 'xstate'
import { readTill, takePayment } from '#contract/desk/money.ts'
import type { DeskPayment, takePaymentMachine } from '#machines/desk/take-payment.machine.ts'
import { idempotent } from '#ui/lib/api/activity-id.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

export function createTakePaymentActors({ api }: { api: DeskApi }): ActorsOf<typeof takePaymentMachine> {
  const take = idempotent(({ code, amount, method, reference, isKnown }: DeskPayment, ActivityId) =>
    api.call(takePayment, {
      body: {
        ActivityId,
        Code: code,
        Amount: amount,
        Method: method,
        Reference: reference,
        ...(isKnown && { IsKnown: true }),
      },
    }),
  )
  return {
    findShift: fromPromise(async ({ signal }) => (await api.call(readTill, {}, { signal })) !== null),
    takePayment: fromPromise(async ({ input }) => (await take(input)).Receipt),
  }
}
