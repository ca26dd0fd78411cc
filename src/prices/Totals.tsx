import type { Quote } from '#contract/values/money.ts'
import { Sum } from '#ui/values.tsx'
import { texts } from './texts.ts'
import styles from './Totals.module.css'

/** Room charge, tax and what they come to. */
export function Totals({ quote: { roomCharge, tax, payable } }: { quote: Quote }) {
  return (
    <div className={styles['totals']} data-sums>
      <dl>
        <div>
          <dt>{texts.roomCharge}</dt>
          <dd>
            <Sum paisa={roomCharge} />
          </dd>
        </div>
        <div>
          <dt>{texts.taxes}</dt>
          <dd>
            <Sum paisa={tax} />
          </dd>
        </div>
        <div className={styles['total']} aria-live="polite">
          <dt>{texts.total}</dt>
          <dd>
            <Sum paisa={payable} />
          </dd>
        </div>
      </dl>
      <p className={styles['note']}>{texts.noMore}</p>
    </div>
  )
}
