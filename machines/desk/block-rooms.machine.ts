// Rooms are taken off sale for some nights: which, from when until when, and why, in words where the kind explains nothing.

import type { BlockKind } from '#contract/desk/blocks.ts'
import { addDays } from '#contract/values/calendar.ts'
import { nightsOf } from '#contract/values/stay.ts'
import { formDialog } from './parts/form-dialog.ts'

/** As chosen; a date is '' while it cannot be read. */
export type BlockFields = {
  unitIds: readonly string[]
  from: string
  until: string
  kind: BlockKind
  reason: string
}

/** `most`: the nights that the role of the member may block. `unitIds`: the rooms that are chosen to begin with. */
type Blocking = { today: string; most: number; unitIds: readonly string[] }

export const blockRoomsMachine = formDialog<BlockFields, Blocking>({
  id: 'blockRooms',
  fill: (blocking) => ({
    unitIds: blocking?.unitIds ?? [],
    from: blocking?.today ?? '',
    until: blocking ? addDays(blocking.today, 1) : '',
    kind: 'maintenance',
    reason: '',
  }),
  wrongIn: ({ fields, subject: { most } }) => [
    ...(fields.unitIds.length === 0 ? ['unitIds'] : []),
    ...(isOneTo(most, blockedNights(fields)) ? [] : ['until']),
    ...(fields.kind === 'other' && fields.reason.trim() === '' ? ['reason'] : []),
  ],
})

/** The day from which the rooms are sold again: at least one night is blocked, also where the first was moved beyond it. */
export function untilOf({ from, until }: Pick<BlockFields, 'from' | 'until'>): string {
  return from !== '' && until !== '' && until <= from ? addDays(from, 1) : until
}

/** 0 while a date is missing. */
export function blockedNights(fields: Pick<BlockFields, 'from' | 'until'>): number {
  const { from: arrival } = fields
  const departure = untilOf(fields)
  return arrival === '' || departure === '' ? 0 : nightsOf({ arrival, departure })
}

function isOneTo(most: number, nights: number): boolean {
  return nights >= 1 && nights <= most
}
