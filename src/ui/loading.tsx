import { texts } from './texts.ts'
import { classes } from './classes.ts'
import styles from './loading.module.css'

/** With an empty label it is decorative, for places where text beside it says what is loading. */
export function Spinner({ size = 'normal', label = texts.loading }: { size?: 'normal' | 'small'; label?: string }) {
  return (
    <span
      className={classes(styles['spinner'], size === 'small' && styles['small'])}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}

/** Lines in place of what is loading. Announce the loading beside it for screen readers. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles['skeleton']} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles['line']} />
      ))}
    </span>
  )
}
