import { useRef, useState } from 'react'
import { checkIn, checkOut, type DeskStay, markNoShow, moveStay, undoStay } from '#contract/desk/stays.ts'
import type { AnyEndpoint, RequestOf } from '#contract/endpoint.ts'
import { ApiUnreachable, Problem, sentenceOf } from '#contract/problem.ts'
import { newActivityId } from '#src/lib/api/activity-id.ts'
import { offerInToast, showToast } from '#src/lib/toasts.ts'
import { nameOf } from '../guests/guest.tsx'
import { useDesk } from '../session/use-desk.ts'
import { roomsText } from './parties.ts'
import { texts } from './texts.ts'

const UNDO_MS = 10_000

/** Undefined when it is done; else the problem, for the dialog that asked for it. */
type Outcome = Promise<Problem | Error | undefined>

export type StayCalls = {
  isBusy: (stays: readonly DeskStay[]) => boolean
  checkIn: (stays: readonly DeskStay[]) => Promise<void>
  checkOut: (stays: readonly DeskStay[], reason: string) => Outcome
  markNoShow: (stays: readonly DeskStay[]) => Promise<void>
  undo: (stays: readonly DeskStay[]) => Promise<void>
  move: (stay: DeskStay, to: { UnitId: string; Room: string }) => Outcome
}

/** The calls that change stays. After each the page reads again, and what was done can be undone from a toast. */
export function useStayCalls(onChanged: () => void): StayCalls {
  const { api } = useDesk()
  const ids = useRef(new Map<string, string>())
  const [busy, setBusy] = useState<readonly number[]>([])

  /** The same change has one id until it is answered: one that was done, though no answer came, is not done twice. */
  async function send<E extends AnyEndpoint>(
    endpoint: E,
    request: (ActivityId: string) => RequestOf<E>,
    name: string,
  ): Promise<void> {
    const id = ids.current.get(name) ?? newActivityId()
    ids.current.set(name, id)
    try {
      await api.call(endpoint, request(id))
      ids.current.delete(name)
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) ids.current.delete(name)
      throw error
    }
  }

  async function run(stays: readonly DeskStay[], work: () => Promise<void>): Outcome {
    setBusy((before) => [...before, ...stays.map(({ Id }) => Id)])
    try {
      await work()
      return undefined
    } catch (error) {
      return error instanceof Error ? error : new Error('A change failed', { cause: error })
    } finally {
      setBusy((before) => before.filter((id) => !stays.some(({ Id }) => Id === id)))
      onChanged()
    }
  }

  async function undo(stays: readonly DeskStay[]): Promise<void> {
    const problem = await run(stays, async () => {
      for (const stay of stays) {
        await send(undoStay, (ActivityId) => ({ body: { ActivityId, Stay: seen(stay) } }), nameOfChange('undo', [stay]))
      }
    })
    if (problem) showProblem(problem)
    else showToast('success', texts.done.undone)
  }

  function offerUndo(text: string, stays: readonly DeskStay[]): void {
    // Our own change was one step: had anyone else changed them since, the API refuses to undo theirs.
    const changed = stays.map((stay) => ({ ...stay, Version: stay.Version + 1 }))
    offerInToast('success', text, { label: texts.undoNow, run: () => void undo(changed) }, UNDO_MS)
  }

  return {
    isBusy: (stays) => stays.some(({ Id }) => busy.includes(Id)),
    undo,
    async checkIn(stays) {
      const problem = await run(stays, () =>
        send(
          checkIn,
          (ActivityId) => ({ body: { ActivityId, Stays: stays.map(seen) } }),
          nameOfChange('checkIn', stays),
        ),
      )
      if (problem) showProblem(problem)
      else offerUndo(texts.done.checkIn(whoIn(stays)), stays)
    },
    async checkOut(stays, reason) {
      const problem = await run(stays, () =>
        send(
          checkOut,
          (ActivityId) => ({ body: { ActivityId, Stays: stays.map(seen), WaiveReason: reason } }),
          `${nameOfChange('checkOut', stays)} ${reason}`,
        ),
      )
      if (!problem) offerUndo(texts.done.checkOut(whoIn(stays)), stays)
      return problem
    },
    async markNoShow(stays) {
      const problem = await run(stays, () =>
        send(
          markNoShow,
          (ActivityId) => ({ body: { ActivityId, Stays: stays.map(seen) } }),
          nameOfChange('noShow', stays),
        ),
      )
      if (problem) showProblem(problem)
      else offerUndo(texts.done.noShow(whoIn(stays)), stays)
    },
    async move(stay, { UnitId, Room }) {
      const problem = await run([stay], () =>
        send(
          moveStay,
          (ActivityId) => ({ body: { ActivityId, Stay: seen(stay), UnitId } }),
          `${nameOfChange('move', [stay])} ${UnitId}`,
        ),
      )
      if (!problem) showToast('success', texts.done.moved(whoIn([stay]), Room))
      return problem
    },
  }
}

export function showProblem(problem: Error): void {
  const isStale = problem instanceof Problem && problem.code === 'changed_elsewhere'
  showToast(isStale ? 'warning' : 'error', sentenceOf(problem))
}

/** Who a change is about, for a sentence. */
export function whoIn(stays: readonly DeskStay[]): string {
  return texts.who(nameOf(stays[0]?.Guest ?? ''), roomsText(stays))
}

function seen({ Id, Version }: DeskStay): { Id: number; Version: number } {
  return { Id, Version }
}

function nameOfChange(action: string, stays: readonly DeskStay[]): string {
  return `${action} ${stays.map(({ Id, Version }) => `${Id}.${Version}`).join(' ')}`
}
