import { texts } from './texts.ts'
import { classes } from './classes.ts'
import styles from './loading.module.css'

/** An empty label makes it an ornament, for places where words beside it say what is waited for. */
export function Spinner({ size = 'normal', label = texts.loading }: { size?: 'normal' | 'small'; label?: string }) {
  return (
    <span
      className={classes(styles['spinner'], size === 'small' && styles['small'])}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}

/** Lines that keep the place of what is being read. Say beside it, for those who do not see it, that something loads. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles['skeleton']} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles['line']} />
      ))}
    </span>
  )
}
