import { useSelector } from '@xstate/react'
import { CircleAlert, CircleCheck, CircleX, Hourglass } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import { headlineOf, type PaymentReport, paymentStatusMachine } from '#machines/payment-status.machine.ts'
import { paths } from '#src/lib/paths.ts'
import { showPhone } from '#src/lib/phone.ts'
import { texts as siteTexts } from '#src/lib/texts.ts'
import { useMachine } from '#src/lib/use-machine.ts'
import { HoldCountdown, useSecondsUntil } from '#src/orders/HoldCountdown.tsx'
import { PayButton } from '#src/orders/PayButton.tsx'
import { StayExtrasOf } from '#src/orders/StayExtras.tsx'
import { useApi, usePresence } from '#src/session/use-session.ts'
import { buttonClass } from '#src/ui/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import { formatTaka } from '#src/ui/format-taka.ts'
import { Eyebrow } from '#src/ui/headings.tsx'
import { Spinner } from '#src/ui/loading.tsx'
import { Fact } from '#src/ui/values.tsx'
import styles from './BookingStatusPage.module.css'
import { createPaymentStatusActors } from './payment-status.actors.ts'
import { texts } from './texts.ts'

const selectState = (snapshot: Snapshot) => snapshot.value
const selectReport = (snapshot: Snapshot) => snapshot.context.report
const selectIsUndecided = (snapshot: Snapshot) => snapshot.hasTag('undecided')

type Snapshot = SnapshotFrom<typeof paymentStatusMachine>

type PaymentResultProps = { code: string; id: string; payment: number; phone: string | undefined }

/** What became of one payment, and what can be done next. */
export function PaymentResult({ code, id, payment, phone }: PaymentResultProps) {
  const client = useApi()
  const status = useMachine(paymentStatusMachine, () => createPaymentStatusActors({ client }), { input: { code, id } })
  const state = useSelector(status, selectState)
  const report = useSelector(status, selectReport)
  const isUndecided = useSelector(status, selectIsUndecided)
  const headline = headlineOf(state, payment)
  return (
    <section className={styles['result']}>
      {payment !== 0 && <ResultMark state={state} />}
      {headline !== undefined && <Eyebrow>{texts.eyebrow}</Eyebrow>}
      {/* The verdict alone is announced: a countdown below it ticks every second. */}
      <h1 aria-live="polite">{headline ?? siteTexts.titles.bookingStatus}</h1>
      {isUndecided && (
        <p className={styles['asking']}>
          <Spinner size="small" label="" /> {texts.asking}
        </p>
      )}
      {state === 'unknown' && <p>{texts.unknownNote}</p>}
      <ResultDetails code={code} phone={phone} state={state} report={report} />
    </section>
  )
}

type ResultDetailsProps = {
  code: string
  phone: string | undefined
  state: ResultState
  report: PaymentReport | undefined
}

/** What is known and what can be done: both by the same countdown, so that they change together when it ends. */
export function ResultDetails(props: ResultDetailsProps) {
  const { state, report } = props
  const isHeld = useSecondsUntil(report?.HoldUntil ?? null) > 0
  const isOver = state === 'cancelled' || (state === 'failed' && !isHeld)
  return (
    <>
      <ResultFacts {...props} isHeld={isHeld} isOver={isOver} />
      <ResultActions {...props} isHeld={isHeld} isOver={isOver} />
    </>
  )
}

type ResultProps = ResultDetailsProps & {
  /** The order's nights are still held for it. */
  isHeld: boolean
  /** This order cannot be paid any more. */
  isOver: boolean
}

/** The order's number, what was paid, and what happens next. */
function ResultFacts({ code, phone, state, report, isHeld, isOver }: ResultProps) {
  const isPlaced = state === 'success' || state === 'inReview'
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
      {!isPlaced && !isOver && report?.HoldUntil && <HoldCountdown until={report.HoldUntil} />}
      {state === 'failed' && <p>{isHeld ? texts.failedHeld : texts.failedOver}</p>}
      {state === 'cancelled' && <p>{texts.cancelledNote}</p>}
      {code !== '' && <p>{reconfirmation()}</p>}
    </>
  )
}

function ResultActions({ code, state, report, isHeld, isOver }: ResultProps) {
  const isSignedIn = usePresence() === 'authenticated'
  const mayPay = isSignedIn && isHeld && (state === 'failed' || state === 'pending' || state === 'asking')
  return (
    <p className={styles['actions']}>
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

function ResultMark({ state }: { state: ResultState }) {
  if (state === 'success')
    return <CircleCheck size={44} className={classes(styles['mark'], styles['good'])} aria-hidden="true" />
  if (state === 'failed' || state === 'unknown') {
    return <CircleAlert size={44} className={classes(styles['mark'], styles['bad'])} aria-hidden="true" />
  }
  if (state === 'cancelled') return <CircleX size={44} className={styles['mark']} aria-hidden="true" />
  return <Hourglass size={44} className={styles['mark']} aria-hidden="true" />
}

type ResultState = SnapshotFrom<typeof paymentStatusMachine>['value']
