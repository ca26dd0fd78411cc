import { createContext, useContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { DeskStay } from '#contract/reception/stays.ts'
import type { stayMachine, StayRequest } from '#machines/desk/stay.machine.ts'

export type StayRef = ActorRefFrom<typeof stayMachine>
export type StaySnapshot = SnapshotFrom<typeof stayMachine>

export const StayContext = createContext<StayRef | undefined>(undefined)

export function useStay(): StayRef {
  const actor = useContext(StayContext)
  if (!actor) throw new Error('Stays are changed outside of the StayProvider')
  return actor
}

/** What the stays of a page can have done to them. Where more is to be asked, a dialog opens. */
export type StayDesk = {
  /** The present, in milliseconds since 1970. */
  now: number
  mayChange: boolean
  /** There is no connection: the page is for reading. */
  isCut: boolean
  /** Rooms in which guests are. */
  guestsIn: ReadonlyMap<string, DeskStay>
  actor: StayRef
  choose: (type: StayRequest['type'], stays: readonly DeskStay[]) => void
}

export const StayDeskContext = createContext<StayDesk | undefined>(undefined)

export function useStayDesk(): StayDesk {
  const desk = useContext(StayDeskContext)
  if (!desk) throw new Error('Stays are shown outside of a StayDeskProvider')
  return desk
}

/** Whether one of these stays is being changed, or waits for it. */
export function isBusyWith(snapshot: StaySnapshot, stays: readonly DeskStay[]): boolean {
  const changing = snapshot.hasTag('busy') ? snapshot.context.requests.flatMap((request) => request.stays) : []
  return stays.some(({ Id }) => changing.some((one) => one.Id === Id))
}
