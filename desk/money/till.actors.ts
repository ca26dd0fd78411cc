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
} from '#contract/money/till.ts'
import {
  type cashEntryMachine,
  entryAmount,
  type openShiftMachine,
  type reverseEntryMachine,
  type voidPaymentMachine,
} from '#machines/desk/till-dialogs.machine.ts'
import type { closeShiftMachine, closeShiftOfMachine } from '#machines/desk/close-shift.machine.ts'
import { amountIn } from '#machines/desk/parts/amount.ts'
import type { tillMachine } from '#machines/desk/till.machine.ts'
import { submitter } from '#ui/lib/api/submitter.ts'
import { now } from '#ui/lib/clock.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

type Sources = { api: DeskApi }

export function createTillActors({ api }: Sources): ActorsOf<typeof tillMachine> {
  return { readTill: fromPromise(async ({ signal }) => (await api.call(readTill, {}, { signal })) ?? undefined) }
}

export function createOpenShiftActors({ api }: Sources): ActorsOf<typeof openShiftMachine> {
  const open = submitter(api, openTill)
  return { send: fromPromise(({ input: { fields } }) => open({ Float: amountIn(fields.float, { least: 0 }) ?? 0 })) }
}

export function createEntryActors({ api }: Sources): ActorsOf<typeof cashEntryMachine> {
  const record = submitter(api, addTillEntry)
  return {
    send: fromPromise(({ input: { fields } }) => record({ Amount: entryAmount(fields), Reason: fields.reason.trim() })),
  }
}

export function createVoidActors({ api }: Sources): ActorsOf<typeof voidPaymentMachine> {
  const voidOne = submitter(api, reversePayment)
  return {
    send: fromPromise(({ input: { fields, subject } }) =>
      voidOne({ Receipt: subject.Receipt, Reason: fields.reason.trim() }),
    ),
  }
}

export function createReversalActors({ api }: Sources): ActorsOf<typeof reverseEntryMachine> {
  const reverse = submitter(api, reverseTillEntry)
  return {
    send: fromPromise(({ input: { fields, subject } }) =>
      reverse({ EntryId: subject.Id, Reason: fields.reason.trim() }),
    ),
  }
}

export function createCloseShiftActors({ api }: Sources): ActorsOf<typeof closeShiftMachine> {
  const count = submitter(api, countTill)
  const close = submitter(api, closeTill)
  return {
    send: fromPromise(async ({ input: { shift, counted, note, isCompared } }) => {
      if (!isCompared) return { count: await count({ Counted: counted }), closed: undefined }
      // The sheet shows the shift as it ends. Where it was closed by a call whose answer was lost, the page has it from before.
      const till = (await api.call(readTill, {})) ?? shift
      const counts = await close({ Counted: counted, Note: note })
      return { count: counts, closed: { till, count: counts, note, at: new Date(now()).toISOString() } }
    }),
  }
}

export function createCloseShiftOfActors({ api }: Sources): ActorsOf<typeof closeShiftOfMachine> {
  const close = submitter(api, closeTillOf)
  return {
    send: fromPromise(async ({ input: { shift, counted, note } }) => ({
      count: await close({ ShiftId: shift.Id, Counted: counted, Note: note }),
      closed: shift,
    })),
  }
}
