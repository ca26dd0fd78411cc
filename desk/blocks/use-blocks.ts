import type { ActorRefFrom } from 'xstate'
import type { DeskBlock } from '#contract/reception/blocks.ts'
import type { DeskRoom } from '#contract/reception/rooms.ts'
import { maxBlockNights } from '#contract/values/roles.ts'
import { blockRoomsMachine, releaseBlockMachine } from '#machines/desk/block-dialogs.machine.ts'
import { today } from '#ui/lib/clock.ts'
import { useActDialog } from '../session/use-act-dialog.ts'
import { useMember } from '../session/use-desk.ts'
import { createBlockActors, createReleaseActors } from './blocks.actors.ts'
import { texts } from './texts.ts'

export type Rooms = readonly Pick<DeskRoom, 'UnitId' | 'Room' | 'House'>[]
export type BlockRef = ActorRefFrom<typeof blockRoomsMachine>
export type ReleaseRef = ActorRefFrom<typeof releaseBlockMachine>

type Given = { nights?: { from: string; until: string }; reason?: string }

type Blocks = {
  block: BlockRef
  release: ReleaseRef
  /** Opens a dialog in which these rooms are chosen, these nights instead of the next one, and why. */
  openBlock: (unitIds: readonly string[], given?: Given) => void
  openRelease: (block: DeskBlock) => void
}

/** Takes rooms off sale and puts them on sale again. `onChanged`: the shown blocks may be out of date. */
export function useBlocks(rooms: Rooms, onChanged: () => void): Blocks {
  const most = maxBlockNights[useMember().Role]
  const block = useActDialog(blockRoomsMachine, createBlockActors, {
    done({ fields }) {
      const blocked = rooms.filter(({ UnitId }) => fields.unitIds.includes(UnitId))
      return texts.blocked(blocked.map(({ Room }) => Room).join(', '))
    },
    onDone: onChanged,
  })
  const release = useActDialog(releaseBlockMachine, createReleaseActors, {
    done: ({ subject }) => texts.released(subject.block.Room),
    onDone: onChanged,
  })
  return {
    block,
    release,
    openBlock: (unitIds, given = {}) =>
      block.send({ type: 'dialog.opened', subject: { today: today(), most, unitIds, ...given } }),
    openRelease: (one) => release.send({ type: 'dialog.opened', subject: { block: one, today: today() } }),
  }
}
