import { BadgePercent } from 'lucide-react'
import type { House } from '#contract/catalogue/houses.ts'
import type { Stay } from '#contract/values/stay.ts'
import { savingOf } from '#machines/parts/cart-lines.ts'
import { buttonClass } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import styles from './SwapOffer.module.css'
import { texts } from './texts.ts'
import { useDeferredCartLines, useCartSend } from './use-cart.ts'

type SwapOfferProps = {
  /** A house that is free as a whole, for this stay. */
  house: House
  stay: Stay
  className?: string | undefined
}

/** Where so many rooms of a house are in the cart that all of it would cost less: the house instead, in one tap. */
export function SwapOffer({ house, stay, className }: SwapOfferProps) {
  const saving = savingOf(useDeferredCartLines(), house, stay)
  const send = useCartSend()
  if (saving === undefined) return null
  return (
    <p className={classes(styles['offer'], className)}>
      <BadgePercent size={20} aria-hidden="true" />
      <button
        type="button"
        className={buttonClass('text')}
        onClick={() => send({ type: 'item.swapped', item: house, stay })}
      >
        {texts.takeInstead('HOUSE', saving)}
      </button>
    </p>
  )
}
