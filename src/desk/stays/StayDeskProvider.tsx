import { type ReactNode, useMemo, useState } from 'react'
import type { DeskStay } from '#contract/desk/stays.ts'
import { Problem } from '#contract/problem.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { useCan } from '../session/use-desk.ts'
import { CheckOutDialog } from './CheckOutDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { StayDeskContext } from './stay-desk.ts'
import { showProblem, useStayCalls } from './use-stay-calls.ts'

type StayDeskProviderProps = {
  now: number
  /** All stays that the page knows. */
  stays: readonly DeskStay[]
  /** Something was changed, or was found to be other than it is shown. */
  onChanged: () => void
  children: ReactNode
}

type Asking = { about: 'checkOut'; stays: readonly DeskStay[] } | { about: 'move'; stay: DeskStay }

/** Lets the stays of a page be changed, and asks what has to be asked first. */
export function StayDeskProvider({ now, stays, onChanged, children }: StayDeskProviderProps) {
  const mayChange = useCan('stay.change')
  const calls = useStayCalls(onChanged)
  const [asking, setAsking] = useState<Asking>()
  const guestsIn = useMemo(
    () => new Map(stays.filter(({ State }) => State === 'inHouse').map((stay) => [stay.UnitId, stay])),
    [stays],
  )
  const close = () => setAsking(undefined)

  /** What someone else changed is read again by now: the dialog was about what is no more. */
  function closeAfter(problem: Error | undefined): string | undefined {
    const isStale = problem instanceof Problem && problem.code === 'changed_elsewhere'
    if (problem && !isStale) return problem.message
    if (problem) showProblem(problem)
    close()
    return undefined
  }

  async function checkOutOrAsk(leaving: readonly DeskStay[]): Promise<void> {
    const today = dhakaDate(now)
    if (leaving.some(({ Departure, Due }) => Departure > today || (Due ?? 0) > 0)) {
      setAsking({ about: 'checkOut', stays: leaving })
      return
    }
    const problem = await calls.checkOut(leaving, '')
    // Something became due meanwhile.
    if (problem instanceof Problem && problem.code === 'due_open') setAsking({ about: 'checkOut', stays: leaving })
    else if (problem) showProblem(problem)
  }

  return (
    <StayDeskContext
      value={{
        now,
        mayChange,
        guestsIn,
        isBusy: calls.isBusy,
        checkIn: (chosen) => void calls.checkIn(chosen),
        checkOut: (chosen) => void checkOutOrAsk(chosen),
        markNoShow: (chosen) => void calls.markNoShow(chosen),
        undo: (stay) => void calls.undo([stay]),
        move: (stay) => setAsking({ about: 'move', stay }),
      }}
    >
      {children}
      <CheckOutDialog
        stays={asking?.about === 'checkOut' ? asking.stays : undefined}
        today={dhakaDate(now)}
        onClose={close}
        onCheckOut={async (chosen, reason) => closeAfter(await calls.checkOut(chosen, reason))}
      />
      <MoveDialog
        stay={asking?.about === 'move' ? asking.stay : undefined}
        today={dhakaDate(now)}
        onClose={close}
        onMove={async (stay, room) => closeAfter(await calls.move(stay, room))}
      />
    </StayDeskContext>
  )
}
