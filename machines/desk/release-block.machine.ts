// A blocked room is sold again: on all nights that are left, or from one of them on.

import type { DeskBlock } from '#contract/desk/blocks.ts'
import { addDays } from '#contract/values/calendar.ts'
import { type Filled, formDialog } from './parts/form-dialog.ts'

/** `later`: the first night on sale, where not all are; '' while it cannot be read. */
export type ReleaseFields = { part: 'all' | 'later'; later: string }

type Releasing = { block: DeskBlock; today: string }

export const releaseBlockMachine = formDialog<ReleaseFields, Releasing>({
  id: 'releaseBlock',
  fill: (releasing) => ({ part: 'all', later: releasing ? addDays(firstNight(releasing), 1) : '' }),
  wrongIn: ({ fields: { part, later } }) => (part === 'later' && later === '' ? ['later'] : []),
})

/** The first night that is left: those before today stay as they were. */
export function firstNight({ block, today }: Releasing): string {
  return block.From < today ? today : block.From
}

/** The first night on sale again. */
export function releasedFrom({ fields, subject }: Filled<ReleaseFields, Releasing>): string {
  return fields.part === 'all' ? firstNight(subject) : fields.later
}
