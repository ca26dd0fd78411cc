import { type ReactNode, useDeferredValue, useId, useRef } from 'react'
import { toPaisa } from '#contract/values/money.ts'
import { nightsOf, type Stay } from '#contract/values/stay.ts'
import { type House, isBookable } from '#contract/catalogue/houses.ts'
import { placeTitle } from '#contract/wording/order-words.ts'
import { amountOf, type CartLine, keyOf, stayOfLine, quoteOfLines } from '#machines/parts/cart-lines.ts'
import { buttonClass } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { showDate } from '#ui/dates/date-text.ts'
import { NightList } from '#src/prices/NightList.tsx'
import { Totals } from '#src/prices/Totals.tsx'
import { Skeleton } from '#ui/loading.tsx'
import styles from './CartSummary.module.css'
import { RefundNote } from './RefundNote.tsx'
import { SwapOffer } from './SwapOffer.tsx'
import { texts } from './texts.ts'
import { useDeferredCartLines, useCartSend, useIsCartInitiating } from './use-cart.ts'
import { Sum } from '#ui/values.tsx'

type CartSummaryProps = {
  /** What may be done with the booking, under its total; left out while there is nothing in it. */
  children?: ReactNode
  /** What is free for a stay: where an entire house costs less than its rooms in the booking, it is offered. */
  free?: Free | undefined
}

/** What a search found, and for which stay. */
export type Free = { found: readonly House[]; stay: Stay }

/** What is in the cart, what it comes to with tax, and what may be done with it. */
export function CartSummary({ children, free }: CartSummaryProps) {
  const headingId = useId()
  return (
    <section className={styles['summary']} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        {texts.heading}
      </h2>
      <CartContents free={free}>{children}</CartContents>
    </section>
  )
}

/** The summary without its frame, for a place that has one of its own. */
export function CartContents({ children, free }: CartSummaryProps) {
  const lines = useDeferredCartLines()
  // With the lines, or a cart that has just been read would be empty for a frame.
  const isInitiating = useDeferredValue(useIsCartInitiating())
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
          {free?.found.filter(isBookable).map((item) => (
            <SwapOffer key={`${item.Id} ${item.Type}`} house={item} stay={free.stay} className={styles['swap']} />
          ))}
          <Totals quote={quoteOfLines(lines)} />
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

type CartLineRowProps = {
  line: CartLine
  /** Left out while the line can only be read. */
  onRemove?: () => void
  /** Its nights were booked by others meanwhile. */
  isTaken?: boolean
}

export function CartLineRow({ line, onRemove, isTaken = false }: CartLineRowProps) {
  const name = placeTitle({ ...line, Quantity: line.quantity })
  return (
    <li className={styles['line']}>
      <p className={styles['name']}>{name}</p>
      {isTaken ? (
        <p className={styles['gone']}>{texts.taken}</p>
      ) : (
        <p className={styles['amount']}>
          <Sum paisa={amountOf(line)} />
        </p>
      )}
      <p className={classes(styles['detail'], styles['wide'])}>
        <span>{texts.dates(showDate(line.arrivalDate), showDate(line.departureDate))}</span>
        {' · '}
        <span>{texts.nights(nightsOf(stayOfLine(line)))}</span>
      </p>
      <div className={styles['wide']}>
        <NightList arrival={line.arrivalDate} nights={line.Nights.map(toPaisa)} isOfOneRoom={line.quantity > 1} />
      </div>
      <div className={styles['last']}>
        <p className={styles['detail']}>
          <span>{partyOf(line)}</span>
          {' · '}
          <span>{line.Type === 'ROOM' ? texts.rooms(line.quantity) : texts.fullHouse}</span>
        </p>
        {onRemove && (
          <button
            type="button"
            className={classes(buttonClass('text'), styles['remove'])}
            aria-label={texts.removeLine(name)}
            onClick={onRemove}
          >
            {texts.remove}
          </button>
        )}
      </div>
    </li>
  )
}

/** The people that the line has beds for. */
function partyOf({ AdultPerRoom, ChildrenPerRoom, quantity }: CartLine): string {
  return texts.party(AdultPerRoom * quantity, ChildrenPerRoom * quantity)
}
