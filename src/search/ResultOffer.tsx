import { useRef } from 'react'
import { type House, isBookable, isSoldByRoom } from '#contract/houses.ts'
import { quoteOf, toTaka } from '#contract/values/money.ts'
import type { Stay } from '#contract/values/stay.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { placeTitle } from '#contract/wording/order-words.ts'
import { amountOf, keyOf, lineOf } from '#machines/parts/cart-lines.ts'
import { useCartLines, useCartSend, useIsCartInitiating } from '#src/cart/use-cart.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { QuantityStepper } from '#ui/fields/QuantityStepper.tsx'
import { useStableFocus } from '#ui/fields/use-stable-focus.ts'
import { Price } from '#ui/values.tsx'
import styles from './ResultOffer.module.css'
import { texts } from './texts.ts'

type ResultOfferProps = { item: House; stay: Stay }

/** A room of a house, or all of it: people, what is left, price and button; one quiet line where it cannot be booked. */
export function ResultOffer({ item, stay }: ResultOfferProps) {
  const isRoom = item.Type === 'ROOM'
  const name = placeTitle(item)
  if (!isBookable(item)) {
    return (
      <div className={classes(styles['offer'], styles['quiet'])} role="group" aria-label={name}>
        <p className={styles['kind']}>
          {isRoom ? texts.singleRoom : texts.entireHouse}
          <span className={styles['reason']}>{reasonOf(item)}</span>
        </p>
        <Button kind="outlined" disabled aria-label={texts.bookNamed(texts.notAvailable, name)}>
          {texts.notAvailable}
        </Button>
      </div>
    )
  }
  const one = lineOf(item, stay)
  return (
    <div className={styles['offer']} role="group" aria-label={name}>
      <div>
        <p className={styles['kind']}>{isRoom ? texts.singleRoom : texts.entireHouse}</p>
        <p className={styles['people']}>{texts.people(item.AdultPerRoom, item.ChildrenPerRoom)}</p>
        <p className={styles['left']}>{isRoom ? texts.roomsLeft(item.Available) : texts.housesLeft(item.Available)}</p>
      </div>
      <div className={styles['price']}>
        <Price taka={isRoom ? (item.RoomPrice ?? 0) : item.Price} note={texts.priceFor(item.Night ?? 1)} />
        <p className={styles['withTax']}>{texts.withTax(formatTaka(toTaka(quoteOf(amountOf(one)).payable)))}</p>
      </div>
      <OfferAction item={item} stay={stay} />
    </div>
  )
}

function reasonOf(item: House): string {
  if (item.Type === 'ROOM') return isSoldByRoom(item) ? texts.taken : texts.wholeOnly
  return texts.partlyTaken
}

/** 'Book …', and once that is pressed how many rooms of it; of a house there is one, so then it is not available. */
function OfferAction({ item, stay }: ResultOfferProps) {
  const lines = useCartLines()
  const send = useCartSend()
  const isInitiating = useIsCartInitiating()
  const area = useRef<HTMLDivElement>(null)
  const key = keyOf(lineOf(item, stay))
  const line = lines.find((line) => keyOf(line) === key)
  const holdFocus = useStableFocus(area, line ? 'added' : 'button')
  const isRoom = item.Type === 'ROOM'
  const label = isRoom ? texts.bookRoom : texts.bookHouse
  return (
    <div ref={area} className={styles['action']}>
      {!line && (
        <Button
          kind="outlined"
          aria-label={texts.bookNamed(label, item.Name)}
          isBusy={isInitiating}
          onClick={() => {
            holdFocus()
            send({ type: 'item.added', item, stay })
          }}
        >
          {label}
        </Button>
      )}
      {line && isRoom && (
        <QuantityStepper
          label={texts.quantityLabel(item.Name)}
          value={line.quantity}
          max={Math.min(line.Available, item.Available)}
          onChange={(quantity) => {
            if (quantity === 0) holdFocus()
            send({ type: quantity > line.quantity ? 'quantity.raised' : 'quantity.lowered', key })
          }}
        />
      )}
      {line && !isRoom && (
        <>
          <p className={styles['reason']} tabIndex={-1} data-takes-focus>
            {texts.inCart}
          </p>
          <Button kind="outlined" disabled aria-label={texts.bookNamed(texts.notAvailable, placeTitle(item))}>
            {texts.notAvailable}
          </Button>
        </>
      )}
    </div>
  )
}
