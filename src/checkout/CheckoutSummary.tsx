import { useSelector } from '@xstate/react'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { placeTitle, titleAndMore } from '#contract/wording/order-words.ts'
import { type CartLine, keyOf, stayOfLine } from '#machines/parts/cart-lines.ts'
import { CartLineRow } from '#src/cart/CartSummary.tsx'
import { Totals } from '#src/prices/Totals.tsx'
import { useSearchPath } from '#src/stay/searched-stay.ts'
import { useSettings } from '#src/content/use-settings.ts'
import { coverOf, shownPicture } from '#src/lib/house-pictures.ts'
import { classes } from '#ui/classes.ts'
import { showStay } from '#ui/dates/date-text.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import styles from './CheckoutPage.module.css'
import { texts } from './texts.ts'
import { type BookableProps, isAmong, useBookableQuote } from './use-bookable-quote.ts'
import type { CheckoutSnapshot } from './use-checkout.ts'
import { PhoneLink, Sum } from '#ui/values.tsx'

const selectLines = (snapshot: CheckoutSnapshot) => snapshot.context.lines

/** What is about to be booked, with its picture, what it comes to, and whom to ask. On a phone it is one row until it is opened. */
export function CheckoutSummary({ checkout, taken }: BookableProps) {
  const lines = useSelector(checkout, selectLines)
  const quote = useBookableQuote({ checkout, taken })
  const settings = useSettings()
  const headingId = useId()
  const contentsId = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className={styles['summary']} aria-labelledby={headingId} data-sums>
      <StayPicture lines={lines} />
      <button
        type="button"
        className={styles['opener']}
        aria-expanded={isOpen}
        aria-controls={contentsId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <BookedInShort checkout={checkout} taken={taken} />
        {quote.payable > 0 && (
          <span className={styles['openerTotal']}>
            <span className="visually-hidden">{texts.total}</span> <Sum paisa={quote.payable} />
          </span>
        )}
        <ChevronDown size={20} aria-hidden="true" />
      </button>
      <div id={contentsId} className={classes(styles['summaryText'], !isOpen && styles['folded'])}>
        <h2 id={headingId}>{texts.summary}</h2>
        <ul>
          {lines.map((line) => (
            <CartLineRow key={keyOf(line)} line={line} isTaken={isAmong(taken, line)} />
          ))}
        </ul>
        {quote.payable > 0 && <Totals quote={quote} />}
        <div className={styles['notes']}>
          <Link to={useSearchPath(lines[0])}>{texts.change}</Link>
          {settings && (
            <p>
              {texts.contact} <a href={`mailto:${settings.email}`}>{settings.email}</a>,{' '}
              <PhoneLink phone={settings.phone} />
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

/** The first of the places that can be booked, how many more there are, and its dates. */
export function BookedInShort({ checkout, taken }: BookableProps) {
  const lines = useSelector(checkout, selectLines)
  const free = lines.filter((line) => !isAmong(taken, line))
  const shown = free.length > 0 ? free : lines
  const [first] = shown
  if (!first) return null
  return (
    <span className={styles['short']}>
      <strong>{titleAndMore(placeTitle({ ...first, Quantity: first.quantity }), shown.length - 1)}</strong>
      <span>{showStay(stayOfLine(first))}</span>
    </span>
  )
}

/** The picture of the first place. Its name is next to it. */
export function StayPicture({ lines: [line] }: { lines: readonly CartLine[] }) {
  const cover = line && coverOf(line, line.Type)
  if (!cover) return null
  return (
    <div className={styles['picture']}>
      <Picture {...shownPicture(cover)} sizes="(min-width: 960px) 420px, 80px" isCover />
    </div>
  )
}
