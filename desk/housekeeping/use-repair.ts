import { type DeskRoom, setRepair } from '#contract/reception/rooms.ts'
import { offerInToast, showToast } from '#ui/lib/toasts.ts'
import { useDeskCall } from '../session/use-desk-call.ts'
import { texts as common } from '../texts.ts'
import { texts } from './texts.ts'

type Repairing = {
  /** Answers whether it was saved. */
  report: (room: DeskRoom, repair: string) => Promise<boolean>
  mend: (room: DeskRoom) => Promise<void>
  isBusy: boolean
  problem: string | undefined
}

/** Reports what is to be mended in a room, and that it is; the latter can be undone. `onChanged`: the shown rooms may be out of date. */
export function useRepair(onChanged: () => void): Repairing {
  const { send, isBusy, problem } = useDeskCall(setRepair)

  async function save({ UnitId, Version }: Pick<DeskRoom, 'UnitId' | 'Version'>, Repair: string) {
    const answer = await send((ActivityId) => ({ body: { ActivityId, Room: { UnitId, Version }, Repair } }))
    onChanged()
    return answer?.data
  }

  async function report(room: Pick<DeskRoom, 'UnitId' | 'Version' | 'Room'>, repair: string): Promise<boolean> {
    const isSaved = (await save(room, repair)) !== undefined
    if (isSaved) showToast('success', texts.reported(room.Room))
    return isSaved
  }

  return {
    isBusy,
    problem,
    report,
    async mend(room) {
      const mended = await save(room, '')
      if (!mended) return
      const undo = () => void report({ ...room, ...mended }, room.Repair?.Text ?? '')
      offerInToast('success', texts.isMended(room.Room), { label: common.undo, run: undo })
    },
  }
}
