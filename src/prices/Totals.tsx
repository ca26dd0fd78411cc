import type { Quote } from '#contract/values/money.ts'
import { serviceName, taxesName } from '#contract/wording/levy-words.ts'
import { Sum } from '#ui/values.tsx'
import { texts } from './texts.ts'
import styles from './Totals.module.css'

/** Room charge, what comes on top of it, and what they come to. */
export function Totals({ quote: { roomCharge, service, tax, payable, levies } }: { quote: Quote }) {
  return (
    <div className={styles['totals']} data-sums>
      <dl>
        <div>
          <dt>{texts.roomCharge}</dt>
          <dd>
            <Sum paisa={roomCharge} />
          </dd>
        </div>
        {service > 0 && (
          <div>
            <dt>{serviceName(levies)}</dt>
            <dd>
              <Sum paisa={service} />
            </dd>
          </div>
        )}
        <div>
          <dt>{taxesName(levies)}</dt>
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
      <p className={styles['note']}>{texts.included(levies)}</p>
    </div>
  )
}
