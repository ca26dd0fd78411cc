import { Link } from 'react-router-dom'
import type { PaymentReport } from '#machines/payment-status.machine.ts'
import { PayButton } from '#src/orders/PayButton.tsx'
import { StayExtrasOf } from '#src/orders/StayExtras.tsx'
import { useSecondsUntil } from '#src/orders/HoldCountdown.tsx'
import { paths } from '#src/lib/paths.ts'
import { usePresence } from '#src/session/use-session.ts'
import { buttonClass } from '#src/ui/Button.tsx'
import styles from './BookingStatusPage.module.css'
import type { ResultState } from './result-state.ts'
import { texts } from './texts.ts'

export type ResultWaysProps = { code: string; state: ResultState; report: PaymentReport | undefined }

export function ResultWays({ code, state, report }: ResultWaysProps) {
  const isSignedIn = usePresence() === 'authenticated'
  const isHeld = useSecondsUntil(report?.HoldUntil ?? null) > 0
  const mayPay = isSignedIn && isHeld && (state === 'failed' || state === 'pending' || state === 'asking')
  const isOver = state === 'cancelled' || (state === 'failed' && !isHeld)
  return (
    <p className={styles['ways']}>
      {mayPay && report && (
        <PayButton code={code} payable={report.Due} due={report.Due}>
          {texts.payAgain}
        </PayButton>
      )}
      {isOver && (
        <Link to={paths.search()} className={buttonClass('filled')}>
          {texts.search}
        </Link>
      )}
      {isSignedIn && code !== '' && (
        <Link to={paths.order(code)} className={buttonClass(mayPay || isOver ? 'outlined' : 'filled')}>
          {texts.viewOrder}
        </Link>
      )}
      {isSignedIn && code !== '' && state === 'success' && <StayExtrasOf code={code} />}
      <Link to={paths.home()} className={buttonClass('outlined')}>
        {texts.home}
      </Link>
    </p>
  )
}
