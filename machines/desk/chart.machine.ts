// A stay that was dropped elsewhere on the chart, by pointer or keys. The dialog shows what that costs, and nothing changes before a person
// agrees. Where others have taken the room in the meantime, the quote names them, and the stay remains where it was.

import type { ChangeQuote } from '#contract/desk/changes.ts'
import { type DialogForm, readingDialogMachine } from '#machines/parts/dialog.ts'
import { missingText } from '#machines/parts/problems.ts'

/** A stay as the chart showed it, and the room and days where it was dropped. */
export type Dropped = {
  stayId: number
  code: string
  guest: string
  /** The room before, and the one that is wanted. */
  from: string
  room: string
  unitId: string
  arrival: string
  departure: string
}

export type DropFields = { reason: string; tellGuest: boolean }

export const chartMachine = readingDialogMachine({
  id: 'chart',
  start: (): DropFields => ({ reason: '', tellGuest: false }),
  validate: ({ fields, data }: DialogForm<DropFields, Dropped, ChangeQuote>) => ({
    reason: data.NeedsReason ? missingText(fields.reason) : undefined,
    tellGuest: data.Taken === null ? undefined : ('taken' as const),
  }),
})
