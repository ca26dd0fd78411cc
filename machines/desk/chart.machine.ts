// A stay that was lifted on the chart and dropped elsewhere: what that costs is asked first, and nothing happens before a person has agreed to
// it. A pointer and the keys drop it alike. Where others took the room in the meantime the quote names them, and the stay is where it was.

import type { ChangeQuote } from '#contract/desk/changes.ts'
import { type DialogForm, readingDialogMachine } from '#machines/parts/dialog.ts'
import { missingText } from '#machines/parts/problems.ts'

/** A stay, as the chart showed it, and what it is to have. */
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
