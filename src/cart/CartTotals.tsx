import { type Quote, toTaka } from '#contract/money.ts'
import { formatTaka } from '#src/ui/format-taka.ts'
import styles from './CartTotals.module.css'
import { texts } from './texts.ts'

/** Room charge, tax and what they come to. */
export function CartTotals({ quote: { roomCharge, tax, payable } }: { quote: Quote }) {
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
      <div className={styles['total']} aria-live="polite">
        <dt>{texts.total}</dt>
        <dd>{formatTaka(toTaka(payable))}</dd>
      </div>
    </dl>
  )
}
