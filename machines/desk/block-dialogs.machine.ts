// The dialogs that take rooms off sale, and put them on sale again.

import type { BlockKind, DeskBlock } from '#contract/reception/blocks.ts'
import { addDays } from '#contract/values/calendar.ts'
import { nightsOf } from '#contract/values/stay.ts'
import { type DialogForm, dialogMachine } from '#machines/parts/dialog.ts'
import { missingText } from '#machines/parts/problems.ts'

// Rooms are taken off sale for some nights: which, from when until when, and why, in words where the kind explains nothing.

/** As chosen; a date is '' while it cannot be read. */
export type BlockFields = {
  unitIds: readonly string[]
  from: string
  until: string
  kind: BlockKind
  reason: string
}

type Blocking = {
  today: string
  /** The nights that the role of the member may block. */
  most: number
  /** What is chosen to begin with: rooms, nights other than the next one, and why. */
  unitIds: readonly string[]
  nights?: { from: string; until: string }
  reason?: string
}

export const blockRoomsMachine = dialogMachine({
  id: 'blockRooms',
  start: (blocking): BlockFields => ({
    unitIds: blocking?.unitIds ?? [],
    from: blocking?.nights?.from ?? blocking?.today ?? '',
    until: blocking?.nights?.until ?? (blocking ? addDays(blocking.today, 1) : ''),
    kind: 'maintenance',
    reason: blocking?.reason ?? '',
  }),
  validate: ({ fields, subject }: DialogForm<BlockFields, Blocking>) => ({
    unitIds: fields.unitIds.length === 0 ? ('missing' as const) : undefined,
    from: fields.from === '' ? ('missing' as const) : undefined,
    until: fields.from === '' ? undefined : nightsProblem(blockedNights(fields), subject.most),
    reason: fields.kind === 'other' ? missingText(fields.reason) : undefined,
  }),
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

function nightsProblem(nights: number, most: number): 'missing' | 'tooLong' | undefined {
  if (nights < 1) return 'missing'
  return nights > most ? 'tooLong' : undefined
}

// A blocked room is sold again: on all nights that are left, or from one of them on.

/** `later`: the first night on sale, where not all are; '' while it cannot be read. */
export type ReleaseFields = { part: 'all' | 'later'; later: string }

type Releasing = { block: DeskBlock; today: string }

type ReleaseForm = DialogForm<ReleaseFields, Releasing>

export const releaseBlockMachine = dialogMachine({
  id: 'releaseBlock',
  start: (releasing): ReleaseFields => ({
    part: 'all',
    later: releasing ? addDays(firstNight(releasing), 1) : '',
  }),
  validate: ({ fields: { part, later } }: ReleaseForm) => ({
    later: part === 'later' && later === '' ? ('missing' as const) : undefined,
  }),
})

/** The first night that is left: those before today stay as they were. */
export function firstNight({ block, today }: Releasing): string {
  return block.From < today ? today : block.From
}

/** The first night on sale again. */
export function releasedFrom({ fields, subject }: ReleaseForm): string {
  return fields.part === 'all' ? firstNight(subject) : fields.later
}
