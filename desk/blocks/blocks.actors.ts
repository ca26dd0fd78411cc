import { fromPromise } from 'xstate'
import { addBlocks, type BlockKind, releaseBlock } from '#contract/desk/blocks.ts'
import { type blockRoomsMachine, untilOf } from '#machines/desk/block-rooms.machine.ts'
import { type releaseBlockMachine, releasedFrom } from '#machines/desk/release-block.machine.ts'
import { idempotent } from '#ui/lib/api/activity-id.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

type NewBlocks = { UnitIds: string[]; From: string; Until: string; Kind: BlockKind; Reason: string }
type Release = { Block: { Id: number; Version: number }; From: string }

export function createBlockActors({ api }: { api: DeskApi }): ActorsOf<typeof blockRoomsMachine> {
  const block = idempotent((body: NewBlocks, ActivityId) => api.call(addBlocks, { body: { ActivityId, ...body } }))
  return {
    send: fromPromise(({ input: { fields } }) =>
      block({
        UnitIds: [...fields.unitIds],
        From: fields.from,
        Until: untilOf(fields),
        Kind: fields.kind,
        Reason: fields.reason.trim(),
      }),
    ),
  }
}

export function createReleaseActors({ api }: { api: DeskApi }): ActorsOf<typeof releaseBlockMachine> {
  const release = idempotent((body: Release, ActivityId) => api.call(releaseBlock, { body: { ActivityId, ...body } }))
  return {
    send: fromPromise(({ input }) => {
      const { Id, Version } = input.subject.block
      return release({ Block: { Id, Version }, From: releasedFrom(input) })
    }),
  }
}
