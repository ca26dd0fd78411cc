import { useSelector } from '@xstate/react'
import { CircleAlert, CircleCheck, CircleX, Hourglass } from 'lucide-react'
import type { SnapshotFrom } from 'xstate'
import { getBooking, type Order } from '#contract/orders/orders.ts'
import { whenOf } from '#contract/wording/order-words.ts'
import { headlineOf, type PaymentReport, paymentStatusMachine } from '#machines/payment-status.machine.ts'
import { unbroken } from '#contract/wording/format.ts'
import { showPhone } from '#ui/lib/phone.ts'
import { texts as siteTexts } from '#src/lib/texts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { titleOf } from '#src/orders/order-values.ts'
import { useReading } from '#src/orders/use-reading.ts'
import { HoldCountdown, useSecondsUntil } from '#src/orders/HoldCountdown.tsx'
import { useApi, usePresence } from '#src/session/use-session.ts'
import { classes } from '#ui/classes.ts'
import { Eyebrow } from '#ui/headings.tsx'
import { Spinner } from '#ui/loading.tsx'
import { Code, Fact, Sum } from '#ui/values.tsx'
import { BookedStay } from './BookedStay.tsx'
import styles from './BookingStatusPage.module.css'
import { createPaymentStatusActors } from './payment-status.actors.ts'
import { outcomeOf, type DecidedState, type PaymentOutcome, type ResultAction } from './payment-outcome.ts'
import { ResultActions } from './ResultActions.tsx'
import { texts } from './texts.ts'

const selectState = (snapshot: Snapshot) => snapshot.value
const selectReport = (snapshot: Snapshot) => snapshot.context.report
const selectIsUndecided = (snapshot: Snapshot) => snapshot.hasTag('undecided')

type Snapshot = SnapshotFrom<typeof paymentStatusMachine>

/** From the page's address. The code is empty and the payment undefined where they were unknown when the guest returned. */
type PaymentResultProps = { code: string; id: string; payment: number | undefined; phone: string | undefined }

/** What became of one payment, and what can be done next. */
export function PaymentResult({ id, phone, ...given }: PaymentResultProps) {
  const client = useApi()
  const status = useMachine(paymentStatusMachine, () => createPaymentStatusActors({ client }), {
    input: { code: given.code, id },
  })
  const state = useSelector(status, selectState)
  const report = useSelector(status, selectReport)
  const isUndecided = useSelector(status, selectIsUndecided)
  const code = report?.Code ?? given.code
  const payment = given.payment ?? report?.Amount ?? 0
  const isHeld = useSecondsUntil(report?.HoldUntil ?? null) > 0
  const outcome = report && isDecided(state) ? outcomeOf(state, report, isHeld) : undefined
  const headline = headlineOf(state, payment)
  const title = outcome?.title
  const isOwn = usePresence() === 'authenticated' && code !== ''
  const details = { code, phone, state, report, outcome, isHeld }
  return (
    <section className={styles['result']}>
      {payment !== 0 && <ResultMark state={state} isCalm={title !== undefined} />}
      {(headline ?? title) !== undefined && <Eyebrow>{texts.eyebrow}</Eyebrow>}
      {/* The verdict alone is announced: a countdown below it ticks every second. */}
      <div aria-live="polite" className={styles['verdict']}>
        {title !== undefined && headline !== undefined && <p className={styles['stateLine']}>{headline}</p>}
        <h1>{title ?? headline ?? siteTexts.titles.bookingStatus}</h1>
      </div>
      {isUndecided && (
        <p className={styles['asking']}>
          <Spinner size="small" label="" /> {texts.asking}
        </p>
      )}
      {state === 'unknown' && <p>{texts.unknownNote}</p>}
      {isOwn && isDecided(state) ? <OwnResultDetails {...details} /> : <ResultDetails {...details} />}
    </section>
  )
}

function isDecided(state: ResultState): state is DecidedState {
  return state === 'success' || state === 'failed' || state === 'cancelled' || state === 'inReview'
}

type ResultDetailsProps = {
  code: string
  phone: string | undefined
  state: ResultState
  report: PaymentReport | undefined
  outcome: PaymentOutcome | undefined
  /** The order is unpaid, and still held for its guest. */
  isHeld: boolean
}

/** Details of the guest's own order, with what was booked as soon as it is read. */
function OwnResultDetails(props: ResultDetailsProps) {
  const api = useApi()
  const { code } = props
  const { reading } = useReading(code, (signal) =>
    api.call(getBooking, { params: { id: code }, query: { Code: code } }, { signal }),
  )
  return <ResultDetails {...props} order={reading.state === 'read' ? reading.value : undefined} />
}

/** What is known and what can be done. */
function ResultDetails({ order, ...props }: ResultDetailsProps & { order?: Order | undefined }) {
  const { code, report, outcome, isHeld } = props
  const paid = props.state === 'success' ? order : undefined
  const isBooked = paid?.Status === 'Confirmed' || paid?.Status === 'Completed'
  const isUnpaid = report?.State !== 'SUCCESS' && report?.State !== 'REVIEW'
  return (
    <>
      {isBooked && report ? (
        <BookedStay order={paid} report={report} />
      ) : (
        code !== '' && <ResultFacts order={order} {...props} />
      )}
      {isHeld && isUnpaid && report?.HoldUntil && <HoldCountdown type={report.Type} until={report.HoldUntil} />}
      {outcome?.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {code !== '' && <Reconfirmation {...props} />}
      <ResultActions code={code} order={paid} report={report} actions={outcome?.actions ?? undecidedActions(isHeld)} />
    </>
  )
}

/** While the gateway is asked: a guest may have closed its page by mistake. */
function undecidedActions(isHeld: boolean): readonly ResultAction[] {
  return isHeld ? ['payAgain', 'viewOrder'] : ['viewOrder']
}

/** What it is about, the order's number, and the sums that matter now. */
function ResultFacts({
  order,
  code,
  state,
  report,
  outcome,
  isHeld,
}: ResultDetailsProps & { order: Order | undefined }) {
  const isTaken = state === 'success' || state === 'inReview'
  const isBalance = outcome?.actions.includes('payBalance') === true
  return (
    <dl className={styles['facts']}>
      {order && <Fact name={texts.booked.places} value={titleOf(order)} />}
      {order && <Fact name={texts.booked.time} value={unbroken(whenOf(order))} />}
      <Fact name={texts.order} value={<Code>{code}</Code>} />
      {report && isTaken && <Fact name={texts.paidNow} value={<Sum taka={report.Amount} />} />}
      {report && !isTaken && isHeld && <Fact name={texts.toPay} value={<Sum taka={report.Amount} />} />}
      {report && isBalance && <Fact name={texts.paid} value={<Sum taka={report.Paid} />} />}
      {report && (isTaken || isBalance) && report.Due > 0 && (
        <Fact name={texts.due} value={<Sum taka={report.Due} />} />
      )}
    </dl>
  )
}

/** The phone number in it is not broken at its hyphen. */
function Reconfirmation(props: ResultDetailsProps) {
  const number = props.phone === undefined ? texts.yourNumber : showPhone(props.phone)
  const [before, after] = reconfirmation(props, number).split(number)
  return (
    <p>
      {before}
      <span className={styles['number']}>{number}</span>
      {after}
    </p>
  )
}

function reconfirmation({ state, outcome }: ResultDetailsProps, number: string): string {
  if (state === 'unknown') return texts.reconfirmIfBooked(number)
  switch (outcome?.reconfirmed) {
    case 'once paid':
      return texts.reconfirmPaid(number)
    case 'once booked again':
      return texts.reconfirmNext(number)
    default:
      return texts.reconfirm(number)
  }
}

/** `isCalm`: the order is not what the specified headline says, so nothing is amiss that colour should cry out. */
function ResultMark({ state, isCalm }: { state: ResultState; isCalm: boolean }) {
  if (isCalm) return <CircleAlert size={44} className={styles['mark']} aria-hidden="true" />
  if (state === 'success')
    return <CircleCheck size={44} className={classes(styles['mark'], styles['good'])} aria-hidden="true" />
  if (state === 'failed' || state === 'unknown') {
    return <CircleAlert size={44} className={classes(styles['mark'], styles['bad'])} aria-hidden="true" />
  }
  if (state === 'cancelled') return <CircleX size={44} className={styles['mark']} aria-hidden="true" />
  return <Hourglass size={44} className={styles['mark']} aria-hidden="true" />
}

type ResultState = SnapshotFrom<typeof paymentStatusMachine>['value']
