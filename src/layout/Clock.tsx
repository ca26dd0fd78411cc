import { texts } from '#src/lib/texts.ts'
import styles from './Clock.module.css'
import { useNow } from './use-now.ts'

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  hour12: true,
})

/** The time at the resort, wherever its reader is. Its place is kept until the browser knows the time. */
export function Clock() {
  const now = useNow()
  if (now === undefined) return <span className={styles['clock']}>{texts.layout.clockWaiting}</span>
  return (
    <time className={styles['clock']} dateTime={new Date(now).toISOString()}>
      {texts.layout.clock(time.format(now))}
    </time>
  )
}
