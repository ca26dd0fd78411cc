import { fromPromise } from 'xstate'
import { addTillEntry, closeTill, openTill, readTill, reversePayment } from '#contract/desk/money.ts'
import type { tillMachine } from '#machines/desk/till.machine.ts'
import { idempotent } from '#src/lib/api/activity-id.ts'
import type { ActorsOf } from '#src/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

export function createTillActors({ api }: { api: DeskApi }): ActorsOf<typeof tillMachine> {
  const open = idempotent((Float: number, ActivityId) => api.call(openTill, { body: { ActivityId, Float } }))
  const record = idempotent((entry: { Amount: number; Reason: string }, ActivityId) =>
    api.call(addTillEntry, { body: { ActivityId, ...entry } }),
  )
  const reverse = idempotent((reversal: { Receipt: string; Reason: string }, ActivityId) =>
    api.call(reversePayment, { body: { ActivityId, ...reversal } }),
  )
  const close = idempotent((count: { Counted: number; Note: string }, ActivityId) =>
    api.call(closeTill, { body: { ActivityId, ...count } }),
  )
  return {
    readTill: fromPromise(async ({ signal }) => (await api.call(readTill, {}, { signal })) ?? undefined),
    openShift: fromPromise(async ({ input }) => {
      await open(input.float)
    }),
    recordEntry: fromPromise(async ({ input: { amount, reason } }) => {
      await record({ Amount: amount, Reason: reason })
    }),
    reversePayment: fromPromise(async ({ input: { receipt, reason } }) => {
      await reverse({ Receipt: receipt, Reason: reason })
    }),
    closeShift: fromPromise(({ input: { counted, note } }) => close({ Counted: counted, Note: note })),
  }
}
