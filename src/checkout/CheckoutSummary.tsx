import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { currentQuote } from '#machines/checkout.machine.ts'
import { keyOf } from '#machines/parts/cart-lines.ts'
import { CartLineRow, CartTotals } from '#src/cart/CartSummary.tsx'
import { useSearchPath } from '#src/cart/searched-stay.ts'
import { RefundNote } from '#src/cart/RefundNote.tsx'
import { telephoneUrl } from '#src/lib/phone.ts'
import { useSettings } from '#src/content/use-settings.ts'
import styles from './CheckoutPage.module.css'
import { texts } from './texts.ts'
import type { CheckoutRef, CheckoutSnapshot } from './use-checkout.ts'

const selectLines = (snapshot: CheckoutSnapshot) => snapshot.context.lines
const selectNewQuote = (snapshot: CheckoutSnapshot) => snapshot.context.newQuote

/** What is about to be booked, what it comes to, what a cancellation gives back, and whom to ask. */
export function CheckoutSummary({ checkout }: { checkout: CheckoutRef }) {
  const lines = useSelector(checkout, selectLines)
  const newQuote = useSelector(checkout, selectNewQuote)
  const settings = useSettings()
  const headingId = useId()
  return (
    <section className={styles['summary']} aria-labelledby={headingId} data-sums>
      <h2 id={headingId}>{texts.summary}</h2>
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <CartLineRow key={keyOf(line)} line={line} />
        ))}
      </ul>
      <CartTotals quote={currentQuote({ lines, newQuote })} />
      <div className={styles['notes']}>
        <RefundNote lines={lines} />
        {settings && (
          <p>
            {texts.contact} <a href={`mailto:${settings.email}`}>{settings.email}</a>,{' '}
            <a href={telephoneUrl(settings.phone)}>{settings.phone}</a>
          </p>
        )}
        <Link to={useSearchPath(lines[0])}>{texts.change}</Link>
      </div>
    </section>
  )
}
