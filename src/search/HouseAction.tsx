import { useRef } from 'react'
import type { House } from '#contract/houses.ts'
import type { Stay } from '#contract/stay.ts'
import { isHouseAdded } from '#machines/cart-lines.ts'
import { useCartLines, useCartSend, useIsCartInitiating } from '#src/cart/use-cart.ts'
import { Button } from '#src/ui/Button.tsx'
import styles from './Action.module.css'
import { texts } from './texts.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** 'Book Entire House'; there is one of it, so once it is in the booking it is not available. */
export function HouseAction({ place, stay }: { place: House; stay: Stay }) {
  const lines = useCartLines()
  const send = useCartSend()
  const isInitiating = useIsCartInitiating()
  const area = useRef<HTMLDivElement>(null)
  const isAdded = isHouseAdded(lines, place.Id, stay)
  const keepFocus = useKeptFocus(area, isAdded ? 'added' : 'button')
  return (
    <div ref={area} className={styles['action']}>
      {isAdded && (
        <p className={styles['reason']} tabIndex={-1} data-takes-focus>
          {texts.inCart}
        </p>
      )}
      {isAdded || place.Available <= 0 ? (
        <Button kind="outlined" disabled>
          {texts.notAvailable}
        </Button>
      ) : (
        <Button
          kind="outlined"
          aria-label={texts.bookNamed(texts.bookHouse, place.Name)}
          isBusy={isInitiating}
          onClick={() => {
            keepFocus()
            send({ type: 'item.added', item: place, stay })
          }}
        >
          {texts.bookHouse}
        </Button>
      )}
    </div>
  )
}
