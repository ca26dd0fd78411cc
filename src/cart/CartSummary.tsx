import { type ReactNode, useId, useRef } from 'react'
import { quoteOf } from '#contract/money.ts'
import { type CartLine, keyOf, totalOf } from '#machines/cart-lines.ts'
import { Skeleton } from '#src/ui/loading.tsx'
import { CartLineRow } from './CartLineRow.tsx'
import styles from './CartSummary.module.css'
import { CartTotals } from './CartTotals.tsx'
import { RefundNote } from './RefundNote.tsx'
import { texts } from './texts.ts'
import { useCartLines, useCartSend, useIsCartInitiating } from './use-cart.ts'

export type CartSummaryProps = {
  /** What may be done with the booking, under its total; left out while there is nothing in it. */
  children?: ReactNode
}

/** What is in the cart, what it comes to with tax, and what may be done with it. */
export function CartSummary({ children }: CartSummaryProps) {
  const headingId = useId()
  return (
    <section className={styles['summary']} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        {texts.heading}
      </h2>
      <CartContents>{children}</CartContents>
    </section>
  )
}

/** The summary without its frame, for a place that has one of its own. */
export function CartContents({ children }: CartSummaryProps) {
  const lines = useCartLines()
  const isInitiating = useIsCartInitiating()
  const send = useCartSend()
  const area = useRef<HTMLDivElement>(null)
  function remove(line: CartLine) {
    send({ type: 'line.removed', key: keyOf(line) })
    // The button that had the focus is gone with its line.
    area.current?.focus()
  }
  if (isInitiating) {
    return (
      <div aria-busy="true">
        <span className="visually-hidden">{texts.reading}</span>
        <Skeleton lines={4} />
      </div>
    )
  }
  return (
    <div ref={area} className={styles['contents']} role="group" aria-label={texts.lines} tabIndex={-1}>
      {lines.length === 0 ? (
        <p className={styles['empty']}>{texts.empty}</p>
      ) : (
        <>
          <ul className={styles['lines']}>
            {lines.map((line) => (
              <CartLineRow key={keyOf(line)} line={line} onRemove={() => remove(line)} />
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
      )}
    </div>
  )
}
