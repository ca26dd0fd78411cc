import { type RefObject, useEffect, useRef } from 'react'
import type { House } from '#contract/houses.ts'
import type { Stay } from '#contract/values/stay.ts'
import { isHouseAdded, keyOf } from '#machines/parts/cart-lines.ts'
import { useCartLines, useCartSend, useIsCartInitiating } from '#src/cart/use-cart.ts'
import { Button } from '#src/ui/Button.tsx'
import { QuantityStepper } from '#src/ui/fields/QuantityStepper.tsx'
import styles from './ResultCard.module.css'
import { texts } from './texts.ts'

type RoomActionProps = { place: House; stay: Stay; isSold: boolean }

/** 'Book Single Room', and once that is pressed how many of them. */
export function RoomAction({ place, stay, isSold }: RoomActionProps) {
  const lines = useCartLines()
  const send = useCartSend()
  const isInitiating = useIsCartInitiating()
  const area = useRef<HTMLDivElement>(null)
  const key = keyOf({ Id: place.Id, Type: 'ROOM', arrivalDate: stay.arrival, departureDate: stay.departure })
  const line = lines.find((line) => keyOf(line) === key)
  const holdFocus = useStableFocus(area, line ? 'stepper' : 'button')
  if (!isSold) {
    return (
      <div className={styles['action']}>
        <p className={styles['reason']}>{texts.wholeOnly}</p>
        <Button disabled>{texts.notAvailable}</Button>
      </div>
    )
  }
  return (
    <div ref={area} className={styles['action']}>
      {line ? (
        <QuantityStepper
          label={texts.quantityLabel(place.Name)}
          value={line.quantity}
          max={Math.min(line.Available, place.Available)}
          onChange={(quantity) => {
            if (quantity === 0) holdFocus()
            send({ type: quantity > line.quantity ? 'quantity.raised' : 'quantity.lowered', key })
          }}
        />
      ) : (
        <Button
          kind="outlined"
          aria-label={texts.bookNamed(texts.bookRoom, place.Name)}
          isBusy={isInitiating}
          onClick={() => {
            holdFocus()
            send({ type: 'item.added', item: place, stay })
          }}
        >
          {texts.bookRoom}
        </Button>
      )}
    </div>
  )
}

/** 'Book Entire House'; there is one of it, so once it is in the booking it is not available. */
export function HouseAction({ place, stay }: { place: House; stay: Stay }) {
  const lines = useCartLines()
  const send = useCartSend()
  const isInitiating = useIsCartInitiating()
  const area = useRef<HTMLDivElement>(null)
  const isAdded = isHouseAdded(lines, place.Id, stay)
  const holdFocus = useStableFocus(area, isAdded ? 'added' : 'button')
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
            holdFocus()
            send({ type: 'item.added', item: place, stay })
          }}
        >
          {texts.bookHouse}
        </Button>
      )}
    </div>
  )
}

/** When a click replaces the control that was clicked, the focus goes to what stands in its place instead of being lost. */
function useStableFocus(area: RefObject<HTMLElement | null>, shown: string): () => void {
  const isPressed = useRef(false)
  useEffect(() => {
    if (!isPressed.current) return
    isPressed.current = false
    area.current?.querySelector<HTMLElement>('[data-takes-focus], button:not(:disabled):last-of-type')?.focus()
  }, [area, shown])
  return () => {
    isPressed.current = true
  }
}
