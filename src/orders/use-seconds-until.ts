import { useEffect, useState } from 'react'

/** Whole seconds from now to an instant, 0 once it is past or when there is none; counts as they pass. */
export function useSecondsUntil(instant: string | null): number {
  const [now, setNow] = useState(() => Date.now())
  const seconds = instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000))
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return seconds
}
