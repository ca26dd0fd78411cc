import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIsHydrated } from '#ui/lib/hydration.ts'
import { atFirstInput } from './at-first-input.ts'

/** Runs next to the page until it is stopped. */
type Running = { stop: () => void }

type WhenWanted<Started> = {
  /** Fetches its code and starts it; tried again the next time if the code does not come. */
  load: () => Promise<Started>
  /** What the browser stored makes it wanted at once. */
  isStored: () => boolean
  onFailure: () => void
}

/**
 * Starts something when it is wanted: because of what the browser stored, because `want` is called, or with the first thing that a person
 * does. A page that is only looked at loads no script for it.
 */
export function useWhenWanted<Started extends Running>(options: WhenWanted<Started>) {
  const [started, setStarted] = useState<Started>()
  /** Nothing is stored: what is not started yet would have nothing to show. The server does not know. */
  const isEmpty = useIsHydrated() && !options.isStored()
  const [waiting] = useState(() => Promise.withResolvers<Started>())
  const begin = useRef<() => void>(undefined)
  const isWanted = useRef(false)
  const [want] = useState(() => async () => {
    // The effects of what is inside run before the one that can begin.
    isWanted.current = true
    begin.current?.()
    return waiting.promise
  })
  const load = useEffectEvent(() => options.load())
  const isStored = useEffectEvent(() => options.isStored())
  const onFailure = useEffectEvent(() => options.onFailure())

  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    let hasBegun = false
    async function start() {
      const running = await load()
      if (isGone) return running.stop()
      stop = running.stop
      setStarted(running)
      return waiting.resolve(running)
    }
    begin.current = () => {
      if (hasBegun) return
      hasBegun = true
      start().catch(() => {
        hasBegun = false
        onFailure()
      })
    }
    if (isWanted.current || isStored()) begin.current()
    const callOff = atFirstInput(begin.current)
    return () => {
      isGone = true
      callOff()
      stop?.()
    }
  }, [waiting])

  return { started, isEmpty, want }
}
