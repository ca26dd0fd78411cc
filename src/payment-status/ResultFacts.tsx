import type { PaymentReport } from '#machines/payment-status.machine.ts'
import { HoldCountdown } from '#src/orders/HoldCountdown.tsx'
import { showPhone } from '#src/lib/phone.ts'
import { formatTaka } from '#src/ui/format-taka.ts'
import { Fact } from '#src/ui/values.tsx'
import styles from './BookingStatusPage.module.css'
import type { ResultState } from './result-state.ts'
import { texts } from './texts.ts'

export type ResultFactsProps = {
  code: string
  phone: string | undefined
  state: ResultState
  report: PaymentReport | undefined
}

/** The order's number, what was paid, and what happens next. */
export function ResultFacts({ code, phone, state, report }: ResultFactsProps) {
  const isPlaced = state === 'success' || state === 'inReview'
  const isHeld = !isPlaced && report?.HoldUntil
  const isOver = state === 'cancelled' || (state === 'failed' && !isHeld)
  const number = phone === undefined ? texts.yourNumber : showPhone(phone)
  const reconfirmation = () => {
    if (isOver) return texts.reconfirmNext(number)
    if (state === 'unknown') return texts.reconfirmIfBooked(number)
    return state === 'failed' ? texts.reconfirmPaid(number) : texts.reconfirm(number)
  }
  return (
    <>
      {code !== '' && (
        <dl className={styles['facts']}>
          <Fact name={texts.order} value={code} />
          {report && !isOver && (
            <Fact name={isPlaced ? texts.paidNow : texts.toPay} value={formatTaka(report.Amount)} />
          )}
          {report && isPlaced && report.Due > 0 && <Fact name={texts.due} value={formatTaka(report.Due)} />}
        </dl>
      )}
      {isHeld && <HoldCountdown until={isHeld} />}
      {state === 'failed' && <p>{isHeld ? texts.failedWay : texts.failedOver}</p>}
      {state === 'cancelled' && <p>{texts.cancelledWay}</p>}
      {code !== '' && <p>{reconfirmation()}</p>}
    </>
  )
}
