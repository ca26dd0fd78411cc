import { quoteOf, toTaka } from '#contract/money.ts'
import { totalOf, type CartLine } from '#machines/cart-lines.ts'
import { formatTaka } from '#src/ui/format-taka.ts'
import styles from './CartTotals.module.css'
import { texts } from './texts.ts'

/** Room charge, tax and what they come to. */
export function CartTotals({ lines }: { lines: readonly CartLine[] }) {
  const { roomCharge, tax, payable } = quoteOf(totalOf(lines))
  return (
    <dl className={styles['totals']}>
      <div>
        <dt>{texts.roomCharge}</dt>
        <dd>{formatTaka(toTaka(roomCharge))}</dd>
      </div>
      <div>
        <dt>{texts.taxes}</dt>
        <dd>{formatTaka(toTaka(tax))}</dd>
      </div>
      <div className={styles['total']}>
        <dt>{texts.total}</dt>
        <dd>{formatTaka(toTaka(payable))}</dd>
      </div>
    </dl>
  )
}
