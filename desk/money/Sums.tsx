import type { Takings, TillCount } from '#contract/desk/money.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { methodName } from '#contract/wording/payment-words.ts'
import { differenceText } from './money-words.ts'
import styles from './money.module.css'
import { texts } from './texts.ts'

type SumRow = { name: string; detail?: string; sum: string }

/** Sums by their names. */
export function Sums({ rows }: { rows: readonly SumRow[] }) {
  return (
    <dl className={styles['sums']}>
      {rows.map(({ name, detail, sum }, index) => (
        <div key={`${name} ${index}`}>
          <dt>
            {name} {detail !== undefined && <small>{detail}</small>}
          </dt>
          <dd>{sum}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What was taken by each method. */
export function methodRows(sums: Takings['ByMethod']): SumRow[] {
  return sums.map(({ Method, Amount, Count }) => ({
    name: methodName(Method),
    detail: texts.payments(Count),
    sum: formatTaka(Amount),
  }))
}

/** What was counted, next to what was expected. */
export function countRows({ Expected, Counted, Difference }: TillCount): SumRow[] {
  return [
    { name: texts.expected, sum: formatTaka(Expected) },
    { name: texts.counted, sum: formatTaka(Counted) },
    { name: texts.difference, sum: differenceText(Difference) },
  ]
}
