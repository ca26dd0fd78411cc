import { useSelector } from '@xstate/react'
import { toTaka } from '#contract/money.ts'
import { poolQuote } from '#machines/pool-visit.ts'
import styles from './PoolForm.module.css'
import type { PoolRef, PoolSnapshot } from './pool-ref.ts'
import { texts } from './texts.ts'

const selectFields = (snapshot: PoolSnapshot) => snapshot.context.fields
const selectRate = (snapshot: PoolSnapshot) => snapshot.context.rate

const hoursFormat = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 3 })
const amountFormat = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })

/** Hours with three decimals and the amount with two, from the moment they can be counted. */
export function PoolTotal({ pool }: { pool: PoolRef }) {
  const fields = useSelector(pool, selectFields)
  const rate = useSelector(pool, selectRate)
  const quote = poolQuote(fields, rate)
  return (
    <output className={styles['total']} aria-live="polite">
      {quote ? (
        <>
          <span className={styles['row']}>
            <span>{texts.hours}</span> <span>{hoursFormat.format(quote.hours)}</span>
          </span>
          <span className={styles['row']}>
            <span>{texts.amount}</span> <strong>BDT {amountFormat.format(toTaka(quote.paisa))}</strong>
          </span>
        </>
      ) : (
        <span className={styles['unknown']}>{texts.unknown}</span>
      )}
    </output>
  )
}
