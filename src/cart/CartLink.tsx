import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import styles from './CartLink.module.css'
import { texts } from './texts.ts'
import { useCartLines } from './use-cart.ts'

/** The way to what has been chosen, with the number of lines in it. */
export function CartLink() {
  const { length: count } = useCartLines()
  return (
    <Link to={paths.search()} className={styles['cart']} aria-label={count > 0 ? texts.cartWith(count) : texts.cart}>
      <ShoppingBag size={22} aria-hidden="true" />
      {count > 0 && <span className={styles['count']}>{count}</span>}
    </Link>
  )
}
