import { useEffect, useEffectEvent, useState } from 'react'

const MINUTE_MS = 60_000

/** The present, updated each minute and when the window is shown again; calls `onMinute` each time. */
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
