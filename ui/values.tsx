import { formatTaka } from '#contract/wording/format.ts'
import { classes } from './classes.ts'
import styles from './values.module.css'
import type { ReactNode } from 'react'

/** An amount in display numerals, with what it is for under it. */
export function Price({ taka, note, size = 'normal' }: { taka: number; note?: string; size?: 'normal' | 'large' }) {
  return (
    <span className={classes(styles['price'], size === 'large' && styles['large'])}>
      <span className={styles['amount']} translate="no">
        {formatTaka(taka)}
      </span>
      {note && <span className={styles['note']}>{note}</span>}
    </span>
  )
}

/** A name and its value, a row of a `dl`. */
export function Fact({ name, value }: { name: ReactNode; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** A sentence whose date, such as 16-01-2027, stays on one line: browsers break lines after a hyphen. */
export function UnbrokenDate({ sentence }: { sentence: string }) {
  const [before, date, after] = sentence.split(/(\d{2}-\d{2}-\d{4})/)
  return (
    <>
      {before}
      {date !== undefined && <span className={styles['date']}>{date}</span>}
      <span>{after}</span>
    </>
  )
}
