import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { DeskStay } from '#contract/reception/stays.ts'
import type { changeStaysMachine, ChangeSubject } from '#machines/desk/change-stays.machine.ts'
import type { stayMachine, StayRequest } from '#machines/desk/stay.machine.ts'

export type StayRef = ActorRefFrom<typeof stayMachine>
export type StaySnapshot = SnapshotFrom<typeof stayMachine>

/** `stay`: check-ins, check-outs, no-shows and what undoes a change. `change`: the dialog for other rooms or nights. */
type Stays = { stay: StayRef; change: ActorRefFrom<typeof changeStaysMachine> }

export const StaysContext = createContext<Stays | undefined>(undefined)

export function useStays(): Stays {
  const actors = useContext(StaysContext)
  if (!actors) throw new Error('Stays are changed outside of the StayProvider')
  return actors
}

/** Calls back whenever stays have changed, or may have. */
export function useStaysAnswered(onChanged: () => void): void {
  const { stay, change } = useStays()
  const onAnswered = useEffectEvent(onChanged)
  useEffect(() => {
    const subscriptions = [
      stay.on('stays.answered', () => onAnswered()),
      change.on('form.sent', () => onAnswered()),
      change.on('form.refused', () => onAnswered()),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [stay, change])
}

type WithoutDay<Request> = Request extends StayRequest ? Omit<Request, 'today'> : never

/** What the stays of a page can have done to them. Where more is to be asked, a dialog opens. */
export type StayDesk = {
  /** The present, in milliseconds since 1970. */
  now: number
  mayChange: boolean
  /** There is no connection: the page is for reading. */
  isCut: boolean
  /** Rooms in which guests are. */
  guestsIn: ReadonlyMap<string, DeskStay>
  choose: (request: WithoutDay<StayRequest>) => void
  change: (subject: ChangeSubject) => void
}

export const StayDeskContext = createContext<StayDesk | undefined>(undefined)

export function useStayDesk(): StayDesk {
  const desk = useContext(StayDeskContext)
  if (!desk) throw new Error('Stays are shown outside of a StayDeskProvider')
  return desk
}

/** Whether one of these stays is being changed, or waits for it. */
export function isBusyWith(snapshot: StaySnapshot, stays: readonly DeskStay[]): boolean {
  const changing = snapshot.hasTag('busy') ? snapshot.context.requests : []
  return changing.some((request) => request.stays.some(({ Id }) => stays.some((one) => one.Id === Id)))
}
