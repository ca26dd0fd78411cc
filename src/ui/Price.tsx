import { classes } from './classes.ts'
import { formatTaka } from './format-taka.ts'
import styles from './Price.module.css'

/** An amount in display numerals, with what it is for under it. */
export function Price({ taka, note, size = 'normal' }: { taka: number; note?: string; size?: 'normal' | 'large' }) {
  return (
    <span className={classes(styles['price'], size === 'large' && styles['large'])}>
      <span className={styles['amount']}>{formatTaka(taka)}</span>
      {note && <span className={styles['note']}>{note}</span>}
    </span>
  )
}
