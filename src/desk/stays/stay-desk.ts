import { createContext, useContext } from 'react'
import type { DeskStay } from '#contract/desk/stays.ts'

/** What the stays of a page can have done to them. Where more is to be asked, a dialog opens. */
export type StayDesk = {
  /** The present, in milliseconds since 1970. */
  now: number
  mayChange: boolean
  /** Rooms in which guests are. */
  guestsIn: ReadonlyMap<string, DeskStay>
  isBusy: (stays: readonly DeskStay[]) => boolean
  checkIn: (stays: readonly DeskStay[]) => void
  checkOut: (stays: readonly DeskStay[]) => void
  markNoShow: (stays: readonly DeskStay[]) => void
  undo: (stay: DeskStay) => void
  move: (stay: DeskStay) => void
}

export const StayDeskContext = createContext<StayDesk | undefined>(undefined)

export function useStayDesk(): StayDesk {
  const desk = useContext(StayDeskContext)
  if (!desk) throw new Error('Stays are shown outside of a StayDeskProvider')
  return desk
}
