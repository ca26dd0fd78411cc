import { fromPromise } from 'xstate'
import { changeStay } from '#contract/reception/changes.ts'
import { readDeskOrder } from '#contract/reception/orders.ts'
import { checkIn, checkOut, type DeskStay, listFreeRooms, markNoShow, undoStay } from '#contract/reception/stays.ts'
import { toPaisa, toTaka } from '#contract/values/money.ts'
import { chargeOf, type FreeRoom, isToldOfMove, needsReason } from '#machines/desk/move-draft.ts'
import type { Move, stayMachine } from '#machines/desk/stay.machine.ts'
import { submitter } from '#ui/lib/api/submitter.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

/** A stay as it was seen: had anyone changed it since, the API refuses. */
type Seen = { Id: number; Version: number }

export function createStayActors({ api }: { api: DeskApi }): ActorsOf<typeof stayMachine> {
  const checkGuestsIn = submitter(api, checkIn)
  const checkGuestsOut = submitter(api, checkOut)
  const setNoShow = submitter(api, markNoShow)
  const undo = submitter(api, undoStay)
  const move = submitter(api, changeStay)

  /** The stay that can be moved back: in the house it is another one than before. */
  async function movedTo(UnitId: string, { Code }: DeskStay): Promise<DeskStay | undefined> {
    const { Stays } = await api.call(readDeskOrder, { params: { Code } })
    return Stays.find((stay) => stay.UnitId === UnitId && stay.Undoes === 'move')
  }

  return {
    change: fromPromise(async ({ input: { request, reason } }) => {
      const stays = (request?.stays ?? []).map(seenOf)
      switch (request?.type) {
        case 'checkIn.chosen':
          return checkGuestsIn({ Stays: stays })
        case 'checkOut.chosen':
          return checkGuestsOut({ Stays: stays, WaiveReason: reason })
        case 'noShow.chosen':
          return setNoShow({ Stays: stays })
        case 'undo.chosen':
          for (const stay of stays) await undo({ Stay: stay })
          return undefined
        default:
          throw new Error(`Nothing is to be sent of ${request?.type}`)
      }
    }),
    listRooms: fromPromise(async ({ input: { stay }, signal }) => {
      const { Data } = await api.call(listFreeRooms, { params: { id: String(stay?.Id) } }, { signal })
      return Data
    }),
    giveRoom: fromPromise(async ({ input }) => {
      const { stay, room } = input
      if (!stay || !room) throw new Error('Nothing was chosen')
      await move(givenBy(input, { stay, room }))
      // They have moved, whether or not that can be read.
      return movedTo(room.UnitId, stay).catch(() => undefined)
    }),
  }
}

/** The waived part of the difference is an allowance. No reason is sent unless one is needed: it would want a fresh code. */
function givenBy(draft: Move, { stay, room }: { stay: DeskStay; room: FreeRoom }) {
  return {
    Stays: [seenOf(stay)],
    UnitId: room.UnitId,
    Arrival: stay.Arrival,
    Departure: stay.Departure,
    Payable: room.Payable,
    Refund: room.Refund,
    Allowance: toTaka(toPaisa(room.Difference) - toPaisa(chargeOf(draft) ?? room.Difference)),
    Reason: needsReason(draft) ? draft.fields.reason.trim() : '',
    TellGuest: isToldOfMove(draft),
  }
}

function seenOf({ Id, Version }: DeskStay): Seen {
  return { Id, Version }
}
