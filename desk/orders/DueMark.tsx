import { formatTaka } from '#contract/wording/format.ts'
import styles from './mark.module.css'
import { texts } from './texts.ts'
import type { OrderSummary } from '#contract/orders/summary.ts'

/** `isStanding`: held or confirmed. */
type DueMarkProps = { order: Pick<OrderSummary, 'Due' | 'BilledTo'>; isStanding: boolean }

/**
 * What is due, and whether a company pays it, in brass like all money. Without anything due only a standing order is called paid: one that is
 * over may have been waived.
 */
export function DueMark({ order: { Due, BilledTo }, isStanding }: DueMarkProps) {
  if (Due > 0) {
    return (
      <span className={styles['due']}>{texts[BilledTo === undefined ? 'due' : 'dueOfCompany'](formatTaka(Due))}</span>
    )
  }
  return <span className={styles['paid']}>{isStanding && texts.paid}</span>
}
