import { type ReactNode, useEffect, useMemo } from 'react'
import type { DeskStay } from '#contract/reception/stays.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { useCan } from '../session/use-desk.ts'
import { StayDeskContext, useStays, useStaysAnswered } from './stay-desk.ts'
import { StayDialogs } from './StayDialogs.tsx'

type StayDeskProviderProps = {
  now: number
  /** All stays that the page knows. */
  stays: readonly DeskStay[]
  /** There is no connection. */
  isCut?: boolean
  /** Something was changed, or was found to be other than it is shown. */
  onChanged: () => void
  children: ReactNode
}

/** Lets the stays of a page be changed, and asks what has to be asked first. */
export function StayDeskProvider({ now, stays, isCut = false, onChanged, children }: StayDeskProviderProps) {
  const mayChange = useCan('stay.change')
  const { stay, change } = useStays()
  const guestsIn = useMemo(
    () => new Map(stays.filter(({ State }) => State === 'inHouse').map((one) => [one.UnitId, one])),
    [stays],
  )
  useStaysAnswered(onChanged)
  useEffect(
    () => () => {
      // What they ask belongs to the page.
      for (const actor of [stay, change]) actor.send({ type: 'dialog.closed' })
    },
    [stay, change],
  )

  const today = dhakaDate(now)
  return (
    <StayDeskContext
      value={{
        now,
        mayChange,
        isCut,
        guestsIn,
        choose: (request) => stay.send({ ...request, today }),
        change: (subject) => change.send({ type: 'dialog.opened', subject }),
      }}
    >
      {children}
      <StayDialogs />
    </StayDeskContext>
  )
}
