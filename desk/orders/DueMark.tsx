import { formatTaka } from '#contract/wording/format.ts'
import styles from './mark.module.css'
import { texts } from './texts.ts'

/** What is due, in brass like all money. A cancelled order is neither due nor paid. */
export function DueMark({ due, isShown = true }: { due: number; isShown?: boolean }) {
  if (!isShown) return <span />
  return (
    <span className={due > 0 ? styles['due'] : styles['paid']}>
      {due > 0 ? texts.due(formatTaka(due)) : texts.paid}
    </span>
  )
}
