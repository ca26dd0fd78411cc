import { CircleAlert, CircleCheck, CircleX, Hourglass } from 'lucide-react'
import { classes } from '#src/ui/classes.ts'
import styles from './BookingStatusPage.module.css'
import type { ResultState } from './result-state.ts'

export function ResultMark({ state }: { state: ResultState }) {
  if (state === 'success')
    return <CircleCheck size={44} className={classes(styles['mark'], styles['good'])} aria-hidden="true" />
  if (state === 'failed' || state === 'unknown') {
    return <CircleAlert size={44} className={classes(styles['mark'], styles['bad'])} aria-hidden="true" />
  }
  if (state === 'cancelled') return <CircleX size={44} className={styles['mark']} aria-hidden="true" />
  return <Hourglass size={44} className={styles['mark']} aria-hidden="true" />
}
