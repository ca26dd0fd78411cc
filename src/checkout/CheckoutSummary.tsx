import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { toTaka } from '#contract/values/money.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { titleAndMore } from '#contract/wording/order-words.ts'
import { type CartLine, keyOf, stayOfLine } from '#machines/parts/cart-lines.ts'
import { CartLineRow, CartTotals } from '#src/cart/CartSummary.tsx'
import { useSearchPath } from '#src/stay/searched-stay.ts'
import { useSettings } from '#src/content/use-settings.ts'
import { coverOf, housePictureSize } from '#src/lib/house-pictures.ts'
import { telephoneUrl } from '#ui/lib/phone.ts'
import { showStay } from '#ui/dates/date-text.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import styles from './CheckoutPage.module.css'
import { texts } from './texts.ts'
import { type BookableProps, isAmong, useBookableQuote } from './use-bookable-quote.ts'
import type { CheckoutSnapshot } from './use-checkout.ts'

const selectLines = (snapshot: CheckoutSnapshot) => snapshot.context.lines

/** What is about to be booked, with its picture, what it comes to, and whom to ask. */
export function CheckoutSummary({ checkout, taken }: BookableProps) {
  const lines = useSelector(checkout, selectLines)
  const quote = useBookableQuote({ checkout, taken })
  const settings = useSettings()
  const headingId = useId()
  return (
    <section className={styles['summary']} aria-labelledby={headingId} data-sums>
      <StayPicture lines={lines} />
      <div className={styles['summaryText']}>
        <h2 id={headingId}>{texts.summary}</h2>
        <ul>
          {lines.map((line) => (
            <CartLineRow key={keyOf(line)} line={line} isTaken={isAmong(taken, line)} />
          ))}
        </ul>
        {quote.payable > 0 && <CartTotals quote={quote} />}
        <div className={styles['notes']}>
          <Link to={useSearchPath(lines[0])}>{texts.change}</Link>
          {settings && (
            <p>
              {texts.contact} <a href={`mailto:${settings.email}`}>{settings.email}</a>,{' '}
              <a href={telephoneUrl(settings.phone)}>{settings.phone}</a>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

/** Of the first place. Its name is next to it. */
function StayPicture({ lines: [line] }: { lines: readonly CartLine[] }) {
  const cover = line && coverOf(line, line.Type)
  if (!cover) return null
  return (
    <div className={styles['picture']}>
      <Picture path={cover.ImagePath} alt="" {...housePictureSize} sizes="(min-width: 960px) 420px, 100vw" isCover />
    </div>
  )
}

/** On a phone what is booked and what it comes to stay at the foot of the window, while the form is filled in. */
export function StayBar({ checkout, taken }: BookableProps) {
  const lines = useSelector(checkout, selectLines)
  const { payable } = useBookableQuote({ checkout, taken })
  const free = lines.filter((line) => !isAmong(taken, line))
  const shown = free.length > 0 ? free : lines
  const [first] = shown
  if (!first) return null
  return (
    <div className={styles['bar']} role="group" aria-label={texts.stay} data-stay-bar>
      <p>
        <strong>{titleAndMore(first.Name, shown.length - 1)}</strong>
        <span>{showStay(stayOfLine(first))}</span>
      </p>
      {payable > 0 && (
        <p className={styles['barTotal']}>
          <span className="visually-hidden">{texts.total}</span> {formatTaka(toTaka(payable))}
        </p>
      )}
    </div>
  )
}
