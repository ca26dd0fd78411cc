import { useSelector } from '@xstate/react'
import { type ReactNode, type RefObject, useId } from 'react'
import { Link } from 'react-router-dom'
import { advanceOf } from '#contract/values/money.ts'
import { PercentChoice } from '#src/payment/PercentChoice.tsx'
import { RefundNote } from '#src/cart/RefundNote.tsx'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/fields/inputs.tsx'
import styles from './CheckoutPage.module.css'
import { texts } from './texts.ts'
import { type BookableProps, useBookableQuote } from './use-bookable-quote.ts'
import type { CheckoutSnapshot } from './use-checkout.ts'
import { Sum } from '#ui/values.tsx'

const selectPercent = (snapshot: CheckoutSnapshot) => snapshot.context.payPercent
const selectIsAccepted = (snapshot: CheckoutSnapshot) => snapshot.context.termsAccepted
const selectIsBusy = (snapshot: CheckoutSnapshot) => snapshot.hasTag('busy')
const selectIsFailed = (snapshot: CheckoutSnapshot) => snapshot.matches('failed')
const selectLines = (snapshot: CheckoutSnapshot) => snapshot.context.lines

type PaymentChoiceProps = BookableProps & {
  ref: RefObject<HTMLElement | null>
  /** Where Submit is. */
  submit: RefObject<HTMLDivElement | null>
  /** The outcome of the last submission, next to its button. */
  children: ReactNode
}

/** All of it or 30 % now, the terms, what a cancellation gives back, and the action that leads to the payment page. */
export function PaymentChoice({ ref, submit, checkout, taken, children }: PaymentChoiceProps) {
  const { payable } = useBookableQuote({ checkout, taken })
  const percent = useSelector(checkout, selectPercent)
  const isAccepted = useSelector(checkout, selectIsAccepted)
  const isBusy = useSelector(checkout, selectIsBusy)
  const isFailed = useSelector(checkout, selectIsFailed)
  const lines = useSelector(checkout, selectLines)
  const headingId = useId()
  const reasonId = useId()
  const reason = reasonOf({ isAccepted, isFailed, isTaken: taken.length > 0 })
  return (
    <section ref={ref} className={styles['part']} aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.payment}</h2>
      <PercentChoice
        payable={payable}
        value={percent}
        onChange={(chosen) => checkout.send({ type: 'percent.chosen', percent: chosen })}
      />
      <PaymentMarks />
      <TermsBox isAccepted={isAccepted} onChange={(accepted) => checkout.send({ type: 'terms.changed', accepted })} />
      {children}
      <div ref={submit} className={styles['submit']}>
        {payable > 0 && (
          <p className={styles['now']}>
            {texts.payNow}{' '}
            <strong>
              <Sum paisa={advanceOf(payable, percent)} />
            </strong>
          </p>
        )}
        <Button
          type="submit"
          isWide
          isBusy={isBusy}
          disabled={!isAccepted || isFailed}
          aria-describedby={reason === undefined ? undefined : reasonId}
        >
          {texts.submit}
        </Button>
        {reason !== undefined && (
          <p id={reasonId} className={styles['reason']}>
            {reason}
          </p>
        )}
        <div className={styles['reason']}>
          <RefundNote lines={lines} />
        </div>
      </div>
    </section>
  )
}

type Refusal = { isAccepted: boolean; isFailed: boolean; isTaken: boolean }

/** Why Submit is disabled, and what makes it work again. */
function reasonOf({ isAccepted, isFailed, isTaken }: Refusal): string | undefined {
  if (isTaken) return texts.takenFirst
  if (isFailed) return texts.retryFirst
  return isAccepted ? undefined : texts.termsFirst
}

/** Ways of paying, and where. */
function PaymentMarks() {
  return (
    <div className={styles['marks']}>
      <ul aria-label={texts.methods}>
        {texts.methodNames.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>{texts.gatewayNote}</p>
    </div>
  )
}

/** The policies open in a new tab, so that nothing typed here is lost. */
function TermsBox({ isAccepted, onChange }: { isAccepted: boolean; onChange: (accepted: boolean) => void }) {
  const { terms } = texts
  return (
    <Checkbox
      checked={isAccepted}
      onChange={(event) => onChange(event.target.checked)}
      label={
        <>
          {terms.before}
          <PolicyLink to={paths.terms()}>{terms.terms}</PolicyLink>
          {terms.comma}
          <PolicyLink to={paths.privacy()}>{terms.privacy}</PolicyLink>
          {terms.and}
          <PolicyLink to={paths.refund()}>{terms.refund}</PolicyLink>
          {terms.after}
        </>
      }
    />
  )
}

function PolicyLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank">
      {children}
      <span className="visually-hidden">{texts.terms.newTab}</span>
    </Link>
  )
}
