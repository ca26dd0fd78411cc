import { fromPromise } from 'xstate'
import { readTill, takePayment } from '#contract/money/till.ts'
import type { takePaymentMachine } from '#machines/desk/take-payment.machine.ts'
import { submitter } from '#ui/lib/api/submitter.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

export function createTakePaymentActors({ api }: { api: DeskApi }): ActorsOf<typeof takePaymentMachine> {
  const take = submitter(api, takePayment)
  return {
    findShift: fromPromise(async ({ signal }) => (await api.call(readTill, {}, { signal })) !== null),
    takePayment: fromPromise(async ({ input: { code, amount, method, reference, isKnown } }) => {
      const payment = { Code: code, Amount: amount, Method: method, Reference: reference }
      return (await take({ ...payment, ...(isKnown && { IsKnown: true }) })).Receipt
    }),
  }
}
