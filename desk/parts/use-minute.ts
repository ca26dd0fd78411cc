import { useEffect, useEffectEvent, useState } from 'react'
import { now } from '#ui/lib/clock.ts'

const MINUTE_MS = 60_000

/** The present on the server's clock, updated each minute and when the window is shown again; calls `onMinute` each time. */
export function useMinute(onMinute: () => void): number {
  const [present, setPresent] = useState(now)
  const tick = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') return
    setPresent(now())
    onMinute()
  })
  useEffect(() => {
    const timer = setInterval(() => tick(), MINUTE_MS)
    const look = () => tick()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return present
}
