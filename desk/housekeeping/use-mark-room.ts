import { type DeskRoom, markRoom, type RoomState } from '#contract/reception/rooms.ts'
import { offerInToast, showToast } from '#ui/lib/toasts.ts'
import { useDeskCall } from '../session/use-desk-call.ts'
import { texts as common } from '../texts.ts'
import { texts } from './texts.ts'

type Marking = {
  mark: (room: DeskRoom, state: RoomState) => Promise<void>
  /** Answers whether it was saved. */
  write: (room: DeskRoom, note: string) => Promise<boolean>
  isBusy: boolean
  problem: string | undefined
}

/** Says of a room whether it is ready, and offers to undo it. `onChanged`: the shown rooms may be out of date. */
export function useMarkRoom(onChanged: () => void): Marking {
  const { send, isBusy, problem } = useDeskCall(markRoom)

  async function save(room: DeskRoom, State: RoomState, Note: string): Promise<DeskRoom | undefined> {
    const { UnitId, Version } = room
    const answer = await send((ActivityId) => ({ body: { ActivityId, Room: { UnitId, Version }, State, Note } }))
    onChanged()
    return answer && { ...room, State, Note, Version: answer.data.Version }
  }

  return {
    isBusy,
    problem,
    async mark(room, state) {
      const marked = await save(room, state, room.Note)
      if (!marked) return
      const undo = async () => {
        const undone = await save(marked, room.State, room.Note)
        if (undone) showToast('success', texts.marked(room.Room, room.State))
      }
      offerInToast('success', texts.marked(room.Room, state), { label: common.undo, run: () => void undo() })
    },
    async write(room, note) {
      const isSaved = (await save(room, room.State, note)) !== undefined
      if (isSaved) showToast('success', texts.noted(room.Room))
      return isSaved
    },
  }
}
