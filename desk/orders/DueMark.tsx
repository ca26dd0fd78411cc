import { formatTaka } from '#contract/wording/format.ts'
import styles from './mark.module.css'
import { texts } from './texts.ts'

type DueMarkProps = { due: number; billedTo?: string | undefined; isShown?: boolean }

/** What is due, and whether a company pays it, in brass like all money. A cancelled order is neither due nor paid. */
export function DueMark({ due, billedTo, isShown = true }: DueMarkProps) {
  if (!isShown) return <span />
  return (
    <span className={due > 0 ? styles['due'] : styles['paid']}>
      {due > 0 ? texts[billedTo === undefined ? 'due' : 'dueOfCompany'](formatTaka(due)) : texts.paid}
    </span>
  )
}
