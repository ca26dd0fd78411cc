// A blocked room is sold again: on all nights that are left, or from one of them on.

import type { DeskBlock } from '#contract/reception/blocks.ts'
import { addDays } from '#contract/values/calendar.ts'
import { type DialogForm, dialogMachine } from '#machines/parts/dialog.ts'

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
