import { readCounts } from '#contract/reception/orders.ts'
import { useDeskReading } from '../session/use-desk-call.ts'
import styles from './frame.module.css'
import { texts } from './texts.ts'

/** How many refunds wait for a decision, or to be paid out by hand. */
export function WaitingCount() {
  const { data } = useDeskReading(readCounts, {})
  const count = data ? data.Proposals + data.ByHand : 0
  if (count === 0) return null
  return (
    <span className={styles['count']} role="img" aria-label={texts.waiting(count)}>
      {count}
    </span>
  )
}
