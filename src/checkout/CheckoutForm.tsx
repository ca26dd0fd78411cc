import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { toPaisa, toTaka } from '#contract/values/money.ts'
import { placeTitle } from '#contract/wording/order-words.ts'
import { type CartLine, keyOf } from '#machines/parts/cart-lines.ts'
import { useGuestForm } from '#src/guests/use-guest-form.ts'
import { TakenLines, useTakenLines } from '#src/availability/TakenLines.tsx'
import { NightList } from '#src/prices/NightList.tsx'
import { useSearchPath } from '#src/stay/searched-stay.ts'
import { takaText } from '#ui/lib/figures.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Form } from '#ui/forms/Form.tsx'
import { Notice } from '#ui/messages.tsx'
import section from '#ui/styles/section.module.css'
import styles from './CheckoutPage.module.css'
import { CheckoutBar } from './CheckoutBar.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { GuestPart } from './GuestPart.tsx'
import { PaymentChoice } from './PaymentChoice.tsx'
import { texts } from './texts.ts'
import type { CheckoutRef, CheckoutSnapshot } from './use-checkout.ts'

const selectProblem = (snapshot: CheckoutSnapshot) => snapshot.context.problem
const selectIsTaken = (snapshot: CheckoutSnapshot) => snapshot.hasTag('taken')
const selectIsFailed = (snapshot: CheckoutSnapshot) => snapshot.matches('failed')
const selectLines = (snapshot: CheckoutSnapshot) => snapshot.context.lines
const selectPayableBefore = (snapshot: CheckoutSnapshot) => snapshot.context.payableBefore
const selectNewQuote = (snapshot: CheckoutSnapshot) => snapshot.context.newQuote

/** The stay, the guest, the payment: one form, so that one submission sends it all. What is booked stays in sight. */
export function CheckoutForm({ checkout }: { checkout: CheckoutRef }) {
  const { frame, ...guest } = useGuestForm(checkout)
  const taken = useTakenLines(useSelector(checkout, selectLines), useSelector(checkout, selectIsTaken))
  const guestPart = useRef<HTMLElement>(null)
  const payment = useRef<HTMLElement>(null)
  const submit = useRef<HTMLDivElement>(null)
  return (
    <Form className={classes(section['container'], styles['form'])} onSubmit={frame.onSubmit}>
      <CheckoutSummary checkout={checkout} taken={taken} />
      <div className={styles['parts']}>
        <GuestPart ref={guestPart} checkout={checkout} form={guest} />
        <PaymentChoice ref={payment} submit={submit} checkout={checkout} taken={taken}>
          <CheckoutMessage checkout={checkout} taken={taken} />
        </PaymentChoice>
      </div>
      <CheckoutBar checkout={checkout} taken={taken} guest={guestPart} payment={payment} submit={submit} />
    </Form>
  )
}

/** Why the booking was not made, and what can be done: beside Submit, and brought into view. */
function CheckoutMessage({ checkout, taken }: { checkout: CheckoutRef; taken: readonly CartLine[] }) {
  const problem = useSelector(checkout, selectProblem)
  const isFailed = useSelector(checkout, selectIsFailed)
  const lines = useSelector(checkout, selectLines)
  const newQuote = useSelector(checkout, selectNewQuote)
  const payableBefore = useSelector(checkout, selectPayableBefore)
  const searchPath = useSearchPath(lines[0])
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem !== undefined) message.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  if (problem === undefined) return null
  // The new figures may be known from an earlier submission, while this one failed for another reason.
  const isPriceChange = newQuote !== undefined && !isFailed
  const show = (paisa: number) => takaText(toTaka(paisa))
  return (
    <div ref={message} className={styles['message']}>
      <Notice kind={isPriceChange ? 'warning' : 'error'}>
        <p>{problem}</p>
        {isPriceChange && (
          <>
            <p>{texts.priceWas(show(payableBefore), show(newQuote.payable))}</p>
            {lines.map((line) => (
              <div key={keyOf(line)}>
                <p>
                  <strong>{placeTitle({ ...line, Quantity: line.quantity })}</strong>
                </p>
                <NightList arrival={line.arrivalDate} nights={line.Nights.map(toPaisa)} isOfOneRoom isOpen />
              </div>
            ))}
          </>
        )}
        <TakenLines taken={taken} onChange={() => checkout.send({ type: 'editing.resumed' })} />
        {isFailed && (
          <p className={styles['actions']}>
            <Button kind="text" onClick={() => checkout.send({ type: 'retry.pressed' })}>
              {texts.retry}
            </Button>
            <Button kind="text" onClick={() => checkout.send({ type: 'editing.resumed' })}>
              {texts.resume}
            </Button>
            <Link className={buttonClass('text')} to={searchPath}>
              {texts.otherDates}
            </Link>
          </p>
        )}
      </Notice>
    </div>
  )
}
