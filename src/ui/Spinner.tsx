import { texts } from '#src/lib/texts.ts'
import { classes } from './classes.ts'
import styles from './Spinner.module.css'

/** An empty label makes it an ornament, for places where words beside it say what is waited for. */
export function Spinner({ size = 'normal', label = texts.ui.loading }: { size?: 'normal' | 'small'; label?: string }) {
  return (
    <span
      className={classes(styles['spinner'], size === 'small' && styles['small'])}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
