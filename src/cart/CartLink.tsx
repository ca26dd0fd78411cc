import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router-dom'
import { countOf } from '#machines/parts/cart-lines.ts'
import styles from './CartLink.module.css'
import { useSearchPath } from '#src/stay/searched-stay.ts'
import { texts } from './texts.ts'
import { useDeferredCartLines } from './use-cart.ts'

/** The way to what has been chosen, with the number of rooms in it, a house counted as one. */
export function CartLink() {
  const lines = useDeferredCartLines()
  const count = countOf(lines)
  return (
    <Link
      to={useSearchPath(lines[0])}
      className={styles['cart']}
      aria-label={count > 0 ? texts.cartWith(count) : texts.cart}
    >
      <ShoppingBag size={22} aria-hidden="true" />
      {count > 0 && <span className={styles['count']}>{count}</span>}
    </Link>
  )
}
