import { beforeTax } from '#contract/wording/levy-words.ts'
import { leviesOf } from '#contract/values/levies.ts'
import { useRef } from 'react'
import type { HouseFacts } from '#cms/types.ts'
import { type House, isBookable, isSoldByRoom } from '#contract/catalogue/houses.ts'
import { toPaisa, toTaka } from '#contract/values/money.ts'
import type { Stay } from '#contract/values/stay.ts'
import { offerTitle } from '#contract/wording/order-words.ts'
import { keyFor, keyOf, lineOf, unitPriceOf, quoteOfLines } from '#machines/parts/cart-lines.ts'
import { useCartLines, useCartSend, useIsCartInitiating } from '#src/cart/use-cart.ts'
import { takaText } from '#ui/lib/figures.ts'
import { Button } from '#ui/Button.tsx'
import { QuantityStepper } from '#ui/fields/QuantityStepper.tsx'
import { useStableFocus } from '#ui/fields/use-stable-focus.ts'
import { PlaceFacts } from '#src/places/PlaceFacts.tsx'
import { PlaceRow, QuietRow, RowAction } from '#src/places/PlaceRow.tsx'
import { NightList } from '#src/prices/NightList.tsx'
import { texts as priceTexts } from '#src/prices/texts.ts'
import { Price } from '#ui/values.tsx'
import styles from './ResultOffer.module.css'
import { texts } from './texts.ts'

type ResultOfferProps = {
  item: House
  stay: Stay
  facts: HouseFacts | undefined
  /** Why it cannot be booked, if it is ever sold so. */
  reason: string
}

/** A room of a house, or all of it, with what of it is left; one quiet row where it cannot be booked. */
export function ResultOffer({ item, stay, facts, reason }: ResultOfferProps) {
  const isRoom = item.Type === 'ROOM'
  const isSold = !isRoom || isSoldByRoom(item)
  const name = offerTitle(item)
  const row = { name, type: item.Type, facts: <PlaceFacts facts={facts} type={item.Type} name={name} /> }
  const price = unitPriceOf(item)
  const priceNote = texts.priceFor(item.Night ?? 1)
  const refusal = item.Refusal ? texts.refused : reason
  if (!isBookable(item)) {
    return (
      <QuietRow
        {...row}
        reason={isSold ? refusal : texts.wholeOnly}
        price={isSold && `${takaText(price)} · ${priceNote}, ${beforeTax(leviesOf(item))}`}
      >
        <Button kind="outlined" disabled aria-label={texts.bookNamed(texts.notAvailable, name)}>
          {texts.notAvailable}
        </Button>
      </QuietRow>
    )
  }
  const one = lineOf(item, stay)
  const { payable, levies } = quoteOfLines([one])
  return (
    <PlaceRow
      {...row}
      people={texts.people(item.AdultPerRoom, item.ChildrenPerRoom)}
      left={isRoom ? texts.roomsLeft(item.Available) : texts.housesLeft(item.Available)}
      price={
        <>
          <Price taka={price} note={priceNote} />
          <p className={styles['withTax']}>{priceTexts.withTax(takaText(toTaka(payable)), levies)}</p>
        </>
      }
      below={<NightList arrival={stay.arrival} nights={one.Nights.map(toPaisa)} isOfOneRoom={isRoom} />}
    >
      <OfferAction item={item} stay={stay} />
    </PlaceRow>
  )
}

/** 'Book …', and once that is pressed how many rooms of it; of a house there is one, so then it is not available. */
function OfferAction({ item, stay }: Pick<ResultOfferProps, 'item' | 'stay'>) {
  const lines = useCartLines()
  const send = useCartSend()
  const isInitiating = useIsCartInitiating()
  const area = useRef<HTMLDivElement>(null)
  const key = keyFor(item, stay)
  const line = lines.find((line) => keyOf(line) === key)
  const holdFocus = useStableFocus(area, line ? 'added' : 'button')
  const isRoom = item.Type === 'ROOM'
  const label = isRoom ? texts.bookRoom : texts.bookHouse
  return (
    <RowAction ref={area}>
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
          <p className={styles['added']} tabIndex={-1} data-takes-focus>
            {texts.inCart}
          </p>
          <Button kind="outlined" disabled aria-label={texts.bookNamed(texts.notAvailable, offerTitle(item))}>
            {texts.notAvailable}
          </Button>
        </>
      )}
    </RowAction>
  )
}
