import { Clock } from 'lucide-react'
import styles from './HoldCountdown.module.css'
import { dhakaTime } from './order-values.ts'
import { texts } from './texts.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

/** Until when an unpaid order keeps its nights, and how long that still is. */
export function HoldCountdown({ until }: { until: string }) {
  const seconds = useSecondsUntil(until)
  if (seconds === 0) return <p className={styles['hold']}>{texts.holdOver}</p>
  return (
    <p className={styles['hold']}>
      <Clock size={18} aria-hidden="true" />
      <span>
        {texts.holdUntil(dhakaTime(until))}
        <span className={styles['left']}> ({texts.holdLeft(minutesAndSeconds(seconds))})</span>
      </span>
    </p>
  )
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
