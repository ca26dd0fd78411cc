import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { toTaka } from '#contract/money.ts'
import { currentQuote } from '#machines/checkout.machine.ts'
import { paths } from '#src/lib/paths.ts'
import { buttonClass, Button } from '#src/ui/Button.tsx'
import { formatTaka } from '#src/ui/format-taka.ts'
import { Notice } from '#src/ui/messages.tsx'
import styles from './CheckoutMessage.module.css'
import { texts } from './texts.ts'
import type { CheckoutRef, CheckoutSnapshot } from './use-checkout.ts'

const selectProblem = (snapshot: CheckoutSnapshot) => snapshot.context.problem
const selectIsFailed = (snapshot: CheckoutSnapshot) => snapshot.matches('failed')
const selectLines = (snapshot: CheckoutSnapshot) => snapshot.context.lines
const selectNewQuote = (snapshot: CheckoutSnapshot) => snapshot.context.newQuote

/** Why the booking was not made, and what can be done: beside Submit, and brought into view. */
export function CheckoutMessage({ checkout }: { checkout: CheckoutRef }) {
  const problem = useSelector(checkout, selectProblem)
  const isFailed = useSelector(checkout, selectIsFailed)
  const lines = useSelector(checkout, selectLines)
  const newQuote = useSelector(checkout, selectNewQuote)
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem !== undefined) message.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  if (problem === undefined) return null
  // The new figures may be known from an earlier press, while this one failed for another reason.
  const isPriceChange = newQuote !== undefined && !isFailed
  const show = (paisa: number) => formatTaka(toTaka(paisa))
  return (
    <div ref={message} className={styles['message']}>
      <Notice kind={isPriceChange ? 'warning' : 'error'}>
        <p>{problem}</p>
        {isPriceChange && (
          <p>{texts.priceWas(show(currentQuote({ lines, newQuote: undefined }).payable), show(newQuote.payable))}</p>
        )}
        {isFailed && (
          <p className={styles['ways']}>
            <Button kind="text" onClick={() => checkout.send({ type: 'editing.resumed' })}>
              {texts.resume}
            </Button>
            <Link className={buttonClass('text')} to={paths.search()}>
              {texts.otherDates}
            </Link>
          </p>
        )}
      </Notice>
    </div>
  )
}
