import { fromPromise } from 'xstate'
import { addBlocks, releaseBlock } from '#contract/reception/blocks.ts'
import {
  type blockRoomsMachine,
  type releaseBlockMachine,
  releasedFrom,
  untilOf,
} from '#machines/desk/block-dialogs.machine.ts'
import { submitter } from '#ui/lib/api/submitter.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

export function createBlockActors({ api }: { api: DeskApi }): ActorsOf<typeof blockRoomsMachine> {
  const block = submitter(api, addBlocks)
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
  const release = submitter(api, releaseBlock)
  return {
    send: fromPromise(({ input }) => {
      const { Id, Version } = input.subject.block
      return release({ Block: { Id, Version }, From: releasedFrom(input) })
    }),
  }
}
