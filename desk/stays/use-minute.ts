import { useEffect, useEffectEvent, useState } from 'react'

const MINUTE_MS = 60_000

/** The present, anew each minute and when the window comes back into sight; each time `onMinute` is called. */
export function useMinute(onMinute: () => void): number {
  const [now, setNow] = useState(() => Date.now())
  const tick = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') return
    setNow(Date.now())
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
  return now
}
