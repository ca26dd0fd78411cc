import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { CartLine } from '#machines/parts/cart-lines.ts'
import { paths } from '#src/lib/paths.ts'
import styles from './CartLink.module.css'
import { texts } from './texts.ts'
import { useCartLines } from './use-cart.ts'

/** The way to what has been chosen, with the number of lines in it. */
export function CartLink() {
  const lines = useCartLines()
  const count = lines.length
  return (
    <Link
      to={searchOf(lines[0])}
      className={styles['cart']}
      aria-label={count > 0 ? texts.cartWith(count) : texts.cart}
    >
      <ShoppingBag size={22} aria-hidden="true" />
      {count > 0 && <span className={styles['count']}>{count}</span>}
    </Link>
  )
}

/** Back to where the first line was found. */
function searchOf(line: CartLine | undefined): string {
  return paths.search(line && { arrival: line.arrivalDate, departure: line.departureDate })
}
