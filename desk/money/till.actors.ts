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
import { type cashEntryMachine, entryAmount } from '#machines/desk/cash-entry.machine.ts'
import type { closeShiftMachine, closeShiftOfMachine } from '#machines/desk/close-shift.machine.ts'
import type { openShiftMachine } from '#machines/desk/open-shift.machine.ts'
import { amountIn } from '#machines/desk/parts/amount.ts'
import type { reverseEntryMachine } from '#machines/desk/reverse-entry.machine.ts'
import type { tillMachine } from '#machines/desk/till.machine.ts'
import type { voidPaymentMachine } from '#machines/desk/void-payment.machine.ts'
import { idempotent } from '#ui/lib/api/activity-id.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

type Sources = { api: DeskApi }

export function createTillActors({ api }: Sources): ActorsOf<typeof tillMachine> {
  return { readTill: fromPromise(async ({ signal }) => (await api.call(readTill, {}, { signal })) ?? undefined) }
}

export function createOpenShiftActors({ api }: Sources): ActorsOf<typeof openShiftMachine> {
  const open = idempotent((Float: number, ActivityId) => api.call(openTill, { body: { ActivityId, Float } }))
  return { send: fromPromise(({ input: { fields } }) => open(amountIn(fields.float, { least: 0 }) ?? 0)) }
}

export function createEntryActors({ api }: Sources): ActorsOf<typeof cashEntryMachine> {
  const record = idempotent((entry: { Amount: number; Reason: string }, ActivityId) =>
    api.call(addTillEntry, { body: { ActivityId, ...entry } }),
  )
  return {
    send: fromPromise(({ input: { fields } }) => record({ Amount: entryAmount(fields), Reason: fields.reason.trim() })),
  }
}

export function createVoidActors({ api }: Sources): ActorsOf<typeof voidPaymentMachine> {
  const voidOne = idempotent((payment: { Receipt: string; Reason: string }, ActivityId) =>
    api.call(reversePayment, { body: { ActivityId, ...payment } }),
  )
  return {
    send: fromPromise(({ input: { fields, subject } }) =>
      voidOne({ Receipt: subject.Receipt, Reason: fields.reason.trim() }),
    ),
  }
}

export function createReversalActors({ api }: Sources): ActorsOf<typeof reverseEntryMachine> {
  const reverse = idempotent((entry: { EntryId: number; Reason: string }, ActivityId) =>
    api.call(reverseTillEntry, { body: { ActivityId, ...entry } }),
  )
  return {
    send: fromPromise(({ input: { fields, subject } }) =>
      reverse({ EntryId: subject.Id, Reason: fields.reason.trim() }),
    ),
  }
}

export function createCloseShiftActors({ api }: Sources): ActorsOf<typeof closeShiftMachine> {
  const count = idempotent((Counted: number, ActivityId) => api.call(countTill, { body: { ActivityId, Counted } }))
  const close = idempotent((counted: { Counted: number; Note: string }, ActivityId) =>
    api.call(closeTill, { body: { ActivityId, ...counted } }),
  )
  return {
    send: fromPromise(async ({ input: { shift, counted, note, isCompared } }) => {
      if (!isCompared) return { count: await count(counted), closed: undefined }
      // The sheet shows the shift as it ends. Where it was closed by a call whose answer was lost, the page has it from before.
      const till = (await api.call(readTill, {})) ?? shift
      const counts = await close({ Counted: counted, Note: note })
      return { count: counts, closed: { till, count: counts, note, at: new Date().toISOString() } }
    }),
  }
}

export function createCloseShiftOfActors({ api }: Sources): ActorsOf<typeof closeShiftOfMachine> {
  const close = idempotent((counted: { ShiftId: number; Counted: number; Note: string }, ActivityId) =>
    api.call(closeTillOf, { body: { ActivityId, ...counted } }),
  )
  return {
    send: fromPromise(async ({ input: { shift, counted, note } }) => ({
      count: await close({ ShiftId: shift.Id, Counted: counted, Note: note }),
      closed: shift,
    })),
  }
}
