import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { OrderType } from '#contract/orders/orders.ts'
import { now } from '#ui/lib/clock.ts'
import styles from './order-parts.module.css'
import { dhakaMoment, dhakaTime } from './order-values.ts'
import { orderWords, texts } from './texts.ts'

/** What staff hold may last for days: then its day is shown, and no seconds pass. */
const LONG_SECONDS = 60 * 60

/** Until when an unpaid order holds its nights or hours, and how long that still is. */
export function HoldCountdown({ type, until }: { type: OrderType; until: string }) {
  const seconds = useSecondsUntil(until)
  const { held } = orderWords[type]
  const isLong = seconds > LONG_SECONDS
  if (seconds === 0) return <p className={styles['hold']}>{texts.holdOver(held)}</p>
  return (
    <p className={styles['hold']}>
      <Clock size={18} aria-hidden="true" />
      <span>
        {texts.holdUntil(held, isLong ? dhakaMoment(until) : dhakaTime(until))}
        {!isLong && <span className={styles['left']}> ({texts.holdLeft(minutesAndSeconds(seconds))})</span>}
      </span>
    </p>
  )
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Whole seconds from now to an instant, 0 once it is past or when there is none; counts as they pass. */
export function useSecondsUntil(instant: string | null): number {
  const [shownAt, setShownAt] = useState(now)
  const seconds = instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - shownAt) / 1000))
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setShownAt(now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return seconds
}
