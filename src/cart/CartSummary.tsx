import { type ReactNode, useId } from 'react'
import { quoteOf } from '#contract/money.ts'
import { keyOf, totalOf } from '#machines/cart-lines.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { CartLineRow } from './CartLineRow.tsx'
import styles from './CartSummary.module.css'
import { CartTotals } from './CartTotals.tsx'
import { RefundNote } from './RefundNote.tsx'
import { texts } from './texts.ts'
import { useCartLines, useIsCartInitiating } from './use-cart.ts'

export type CartSummaryProps = {
  /** The lines can only be read: while a booking is on its way. */
  isFixed?: boolean
  /** What may be done with the booking, under its total; left out while there is nothing in it. */
  children?: ReactNode
}

/** What is in the cart, what it comes to with tax, and what may be done with it. */
export function CartSummary({ isFixed = false, children }: CartSummaryProps) {
  const headingId = useId()
  return (
    <section className={styles['summary']} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        {texts.heading}
      </h2>
      <CartContents isFixed={isFixed}>{children}</CartContents>
    </section>
  )
}

/** The summary without its frame, for a place that has one of its own. */
export function CartContents({ isFixed = false, children }: CartSummaryProps) {
  const lines = useCartLines()
  const isInitiating = useIsCartInitiating()
  if (isInitiating) {
    return (
      <div aria-busy="true">
        <span className="visually-hidden">{texts.reading}</span>
        <Skeleton lines={4} />
      </div>
    )
  }
  if (lines.length === 0) return <p className={styles['empty']}>{texts.empty}</p>
  return (
    <>
      <ul className={styles['lines']} aria-label={texts.lines}>
        {lines.map((line) => (
          <CartLineRow key={keyOf(line)} line={line} isFixed={isFixed} />
        ))}
      </ul>
      <CartTotals quote={quoteOf(totalOf(lines))} />
      {children}
      <div className={styles['notes']}>
        <p>{texts.rates}</p>
        <p>{texts.wholeStay}</p>
        <RefundNote lines={lines} />
      </div>
    </>
  )
}
