import { fromPromise } from 'xstate'
import {
  addTillEntry,
  closeTill,
  closeTillOf,
  countTill,
  openTill,
  readTill,
  reversePayment,
  reverseTillEntry,
} from '#contract/desk/money.ts'
import type { closeShiftOfMachine } from '#machines/desk/close-shift-of.machine.ts'
import type { tillMachine } from '#machines/desk/till.machine.ts'
import { idempotent } from '#ui/lib/api/activity-id.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

type Sources = { api: DeskApi }

export function createTillActors({ api }: Sources): ActorsOf<typeof tillMachine> {
  const open = idempotent((Float: number, ActivityId) => api.call(openTill, { body: { ActivityId, Float } }))
  const record = idempotent((entry: { Amount: number; Reason: string }, ActivityId) =>
    api.call(addTillEntry, { body: { ActivityId, ...entry } }),
  )
  const voidOne = idempotent((payment: { Receipt: string; Reason: string }, ActivityId) =>
    api.call(reversePayment, { body: { ActivityId, ...payment } }),
  )
  const reverse = idempotent((entry: { EntryId: number; Reason: string }, ActivityId) =>
    api.call(reverseTillEntry, { body: { ActivityId, ...entry } }),
  )
  const count = idempotent((Counted: number, ActivityId) => api.call(countTill, { body: { ActivityId, Counted } }))
  const close = idempotent((counted: { Counted: number; Note: string }, ActivityId) =>
    api.call(closeTill, { body: { ActivityId, ...counted } }),
  )
  return {
    readTill: fromPromise(async ({ signal }) => (await api.call(readTill, {}, { signal })) ?? undefined),
    openShift: fromPromise(async ({ input }) => {
      await open(input.float)
    }),
    recordEntry: fromPromise(async ({ input: { amount, reason } }) => {
      await record({ Amount: amount, Reason: reason })
    }),
    voidPayment: fromPromise(async ({ input: { receipt, reason } }) => {
      await voidOne({ Receipt: receipt, Reason: reason })
    }),
    reverseEntry: fromPromise(async ({ input: { entryId, reason } }) => {
      await reverse({ EntryId: entryId, Reason: reason })
    }),
    countTill: fromPromise(({ input }) => count(input.counted)),
    closeShift: fromPromise(async ({ input: { till, counted, note } }) => {
      // The sheet shows the shift as it ends. Where it was closed by a call whose answer was lost, the page has it from before.
      const latest = await api.call(readTill, {})
      return {
        till: latest ?? till,
        count: await close({ Counted: counted, Note: note }),
        note,
        at: new Date().toISOString(),
      }
    }),
  }
}

export function createCloseShiftOfActors({ api }: Sources): ActorsOf<typeof closeShiftOfMachine> {
  const close = idempotent((counted: { ShiftId: number; Counted: number; Note: string }, ActivityId) =>
    api.call(closeTillOf, { body: { ActivityId, ...counted } }),
  )
  return {
    closeShift: fromPromise(({ input: { shiftId, counted, note } }) =>
      close({ ShiftId: shiftId, Counted: counted, Note: note }),
    ),
  }
}
