import { fromPromise } from 'xstate'
import { checkIn, checkOut, markNoShow, type SeenStay, undoStay } from '#contract/reception/stays.ts'
import type { stayMachine } from '#machines/desk/stay.machine.ts'
import { submitter } from '#ui/lib/api/submitter.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

export function createStayActors({ api }: { api: DeskApi }): ActorsOf<typeof stayMachine> {
  const checkGuestsIn = submitter(api, checkIn)
  const checkGuestsOut = submitter(api, checkOut)
  const setNoShow = submitter(api, markNoShow)
  const undo = submitter(api, undoStay)

  return {
    change: fromPromise(async ({ input: { request, reason } }) => {
      // Had anyone changed them since they were seen, the API refuses.
      const stays = (request?.stays ?? []).map(({ Id, Version }: SeenStay) => ({ Id, Version }))
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
          throw new Error('Nothing is to be sent')
      }
    }),
  }
}
