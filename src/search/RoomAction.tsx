import { useRef } from 'react'
import type { House } from '#contract/houses.ts'
import type { Stay } from '#contract/stay.ts'
import { keyOf } from '#machines/cart-lines.ts'
import { useCartLines, useCartSend, useIsCartInitiating } from '#src/cart/use-cart.ts'
import { Button } from '#src/ui/Button.tsx'
import { QuantityStepper } from '#src/ui/fields/QuantityStepper.tsx'
import styles from './Action.module.css'
import { texts } from './texts.ts'
import { useKeptFocus } from './use-kept-focus.ts'

export type RoomActionProps = { place: House; stay: Stay; isSold: boolean }

/** 'Book Single Room', and once that is pressed how many of them. */
export function RoomAction({ place, stay, isSold }: RoomActionProps) {
  const lines = useCartLines()
  const send = useCartSend()
  const isInitiating = useIsCartInitiating()
  const area = useRef<HTMLDivElement>(null)
  const key = keyOf({ Id: place.Id, Type: 'ROOM', arrivalDate: stay.arrival, departureDate: stay.departure })
  const line = lines.find((line) => keyOf(line) === key)
  const keepFocus = useKeptFocus(area, line ? 'stepper' : 'button')
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
            if (quantity === 0) keepFocus()
            send({ type: quantity > line.quantity ? 'quantity.raised' : 'quantity.lowered', key })
          }}
        />
      ) : (
        <Button
          aria-label={texts.bookNamed(texts.bookRoom, place.Name)}
          isBusy={isInitiating}
          onClick={() => {
            keepFocus()
            send({ type: 'item.added', item: place, stay })
          }}
        >
          {texts.bookRoom}
        </Button>
      )}
    </div>
  )
}
