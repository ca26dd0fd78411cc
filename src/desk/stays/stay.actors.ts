import { fromPromise } from 'xstate'
import {
  checkIn,
  checkOut,
  type DeskStay,
  listFreeRooms,
  markNoShow,
  moveStay,
  undoStay,
} from '#contract/desk/stays.ts'
import type { stayMachine } from '#machines/desk/stay.machine.ts'
import { idempotent } from '#src/lib/api/activity-id.ts'
import type { ActorsOf } from '#src/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

/** A stay as it was seen: had anyone changed it since, the API refuses. */
type Seen = { Id: number; Version: number }

export function createStayActors({ api }: { api: DeskApi }): ActorsOf<typeof stayMachine> {
  const checkGuestsIn = idempotent((Stays: Seen[], ActivityId) => api.call(checkIn, { body: { ActivityId, Stays } }))
  const checkGuestsOut = idempotent((leaving: { Stays: Seen[]; WaiveReason: string }, ActivityId) =>
    api.call(checkOut, { body: { ActivityId, ...leaving } }),
  )
  const setNoShow = idempotent((Stays: Seen[], ActivityId) => api.call(markNoShow, { body: { ActivityId, Stays } }))
  const undo = idempotent((Stay: Seen, ActivityId) => api.call(undoStay, { body: { ActivityId, Stay } }))
  const moveTo = idempotent((given: { Stay: Seen; UnitId: string }, ActivityId) =>
    api.call(moveStay, { body: { ActivityId, ...given } }),
  )

  return {
    change: fromPromise(async ({ input: { request, reason } }) => {
      const stays = (request?.stays ?? []).map(seenOf)
      switch (request?.type) {
        case 'checkIn.chosen':
          return checkGuestsIn(stays)
        case 'checkOut.chosen':
          return checkGuestsOut({ Stays: stays, WaiveReason: reason })
        case 'noShow.chosen':
          return setNoShow(stays)
        case 'undo.chosen':
          for (const stay of stays) await undo(stay)
          return undefined
        default:
          throw new Error(`Nothing is to be sent of ${request?.type}`)
      }
    }),
    listRooms: fromPromise(async ({ input: { stay }, signal }) => {
      const { Data } = await api.call(listFreeRooms, { params: { id: String(stay?.Id) } }, { signal })
      return Data
    }),
    giveRoom: fromPromise(async ({ input: { stay, room } }) => {
      if (!stay || !room) throw new Error('Nothing was chosen')
      return moveTo({ Stay: seenOf(stay), UnitId: room.UnitId })
    }),
  }
}

function seenOf({ Id, Version }: DeskStay): Seen {
  return { Id, Version }
}
