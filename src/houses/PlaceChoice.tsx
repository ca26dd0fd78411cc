import { leviesOf } from '#contract/values/levies.ts'
import { useId } from 'react'
import { type House, isSoldByRoom, type PlaceType } from '#contract/catalogue/houses.ts'
import type { HouseAndRoom } from './read-house.ts'
import styles from './details-pages.module.css'
import { Price } from '#ui/values.tsx'
import { texts } from './texts.ts'
import { lowestPriceOf } from '#src/prices/lowest-price.ts'
import { texts as priceTexts } from '#src/prices/texts.ts'

export type PlaceChoiceProps = HouseAndRoom & { value: PlaceType; onChange: (type: PlaceType) => void }

/** The two ways to book a house: all of it, or one of its rooms. */
export function PlaceChoice({ house, room, value, onChange }: PlaceChoiceProps) {
  const name = useId()
  const option = (place: House, type: PlaceType, isSold: boolean) => (
    <label key={type} className={styles['option']}>
      <input type="radio" name={name} checked={type === value} disabled={!isSold} onChange={() => onChange(type)} />
      <span className={styles['kind']}>{type === 'ROOM' ? texts.singleRoom : texts.entireHouse}</span>
      {isSold && (
        <span className={styles['price']}>
          <Price {...lowestPriceOf({ ...place, Type: type })} size="small" />
        </span>
      )}
      <span className={styles['note']}>{texts.people(place.AdultPerRoom, place.ChildrenPerRoom)}</span>
      {isSold && <span className={styles['per']}>{priceTexts.perNight}</span>}
      {!isSold && (
        <span className={styles['refusal']}>
          <strong>{texts.notAvailable}</strong> {texts.wholeOnly}
        </span>
      )}
    </label>
  )
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['legend']}>
        <span>{texts.howToStay}</span>{' '}
        <span className={styles['tax']}>{priceTexts.pricesBeforeTax(leviesOf(house))}</span>
      </legend>
      {option(house, 'HOUSE', true)}
      {room && room.RoomPrice !== null && option(room, 'ROOM', isSoldByRoom(room))}
    </fieldset>
  )
}
