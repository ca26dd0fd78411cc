import { keyOf, quoteOfLines } from '#machines/parts/cart-lines.ts'
import { CartLineRow } from '#src/cart/CartSummary.tsx'
import { Totals } from '#src/prices/Totals.tsx'
import { useCartLines } from '#src/cart/use-cart.ts'
import { classes } from '#ui/classes.ts'
import styles from './CheckoutPage.module.css'
import { StayPicture } from './CheckoutSummary.tsx'
import { texts } from './texts.ts'

/** What is about to be booked, in a wide window behind the dialog to sign in. On a phone it is in the dialog. */
export function CartInSight() {
  const lines = useCartLines()
  if (lines.length === 0) return null
  return (
    <section className={classes(styles['summary'], styles['inSight'])} aria-label={texts.summary}>
      <StayPicture lines={lines} />
      <div className={styles['summaryText']}>
        <h2>{texts.summary}</h2>
        <ul>
          {lines.map((line) => (
            <CartLineRow key={keyOf(line)} line={line} />
          ))}
        </ul>
        <Totals quote={quoteOfLines(lines)} />
      </div>
    </section>
  )
}
