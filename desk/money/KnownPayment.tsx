import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { KnownReference } from '#contract/money/till.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/messages.tsx'
import { GuestName } from '../guests/guest.tsx'
import { texts as common } from '../texts.ts'
import styles from './money.module.css'
import { texts } from './texts.ts'

type KnownPaymentProps = { known: KnownReference; isBusy: boolean; onAccepted: () => void; onDeclined: () => void }

/** Shown instead of the form when a transaction number was used before: is the new payment a separate one? */
export function KnownPayment({
  known: { Code, Guest, Amount, At, Receipt },
  isBusy,
  onAccepted,
  onDeclined,
}: KnownPaymentProps) {
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that had the focus is gone. The careful answer gets it.
    step.current?.querySelector<HTMLElement>('button:last-of-type')?.focus()
  }, [])
  return (
    <div ref={step} className={styles['form']}>
      <Notice kind="warning">
        <p>{texts.knownLead}</p>
        <p className={styles['strong']}>
          {/* In another tab: what was typed stays. */}
          <Link to={`/orders/${Code}`} target="_blank">
            <GuestName name={Guest} />, {Code}
          </Link>
        </p>
        <p>{[formatTaka(Amount), common.moment(At), Receipt].filter((part) => part !== '').join(' · ')}</p>
      </Notice>
      <p>{texts.knownQuestion}</p>
      <div className={styles['buttons']}>
        <Button isBusy={isBusy} onClick={onAccepted}>
          {texts.takeKnown}
        </Button>
        {!isBusy && (
          <Button kind="outlined" onClick={onDeclined}>
            {texts.back}
          </Button>
        )}
      </div>
    </div>
  )
}
