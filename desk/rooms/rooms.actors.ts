import { fromPromise } from 'xstate'
import { addRoom, removeRoom, renameRoom } from '#contract/reception/rooms.ts'
import type { nameRoomMachine, removeRoomMachine } from '#machines/desk/room-dialogs.machine.ts'
import { submitter } from '#ui/lib/api/submitter.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

export function createNameActors({ api }: { api: DeskApi }): ActorsOf<typeof nameRoomMachine> {
  const add = submitter(api, addRoom)
  const rename = submitter(api, renameRoom)
  return {
    send: fromPromise(({ input: { fields, subject } }) => {
      const Name = fields.name.trim()
      const { house, room } = subject
      return room ? rename({ UnitId: room.UnitId, Name }) : add({ HouseId: house.HouseId, Name })
    }),
  }
}

export function createRemoveActors({ api }: { api: DeskApi }): ActorsOf<typeof removeRoomMachine> {
  const remove = submitter(api, removeRoom)
  return { send: fromPromise(({ input }) => remove({ UnitId: input.subject.UnitId })) }
}
