import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react'
import type { DeskStay } from '#contract/reception/stays.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { useCan } from '../session/use-desk.ts'
import { StayDeskContext, useStay } from './stay-desk.ts'
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
  const actor = useStay()
  const guestsIn = useMemo(
    () => new Map(stays.filter(({ State }) => State === 'inHouse').map((stay) => [stay.UnitId, stay])),
    [stays],
  )
  const onAnswered = useEffectEvent(onChanged)
  useEffect(() => {
    const subscription = actor.on('stays.answered', () => onAnswered())
    return () => {
      subscription.unsubscribe()
      // What it asks belongs to the page.
      actor.send({ type: 'dialog.closed' })
    }
  }, [actor])

  const today = dhakaDate(now)
  return (
    <StayDeskContext
      value={{
        now,
        mayChange,
        isCut,
        guestsIn,
        actor,
        choose: (type, chosen) => actor.send({ type, stays: chosen, today }),
      }}
    >
      {children}
      <StayDialogs />
    </StayDeskContext>
  )
}
