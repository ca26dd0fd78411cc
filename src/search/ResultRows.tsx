import type { HouseFacts } from '#cms/types.ts'
import type { House } from '#contract/catalogue/houses.ts'
import type { Stay } from '#contract/values/stay.ts'
import { PlaceRows } from '#src/places/PlaceRow.tsx'
import type { HouseResult } from './house-results.ts'
import styles from './ResultCard.module.css'
import { ResultOffer } from './ResultOffer.tsx'
import { texts } from './texts.ts'

type ResultNameProps = { name: string; onNear: () => void; onOpen: () => void }

/** The name of a house that was found, which opens its details. */
export function ResultName({ name, onNear, onOpen }: ResultNameProps) {
  return (
    <h2 className={styles['name']}>
      <button type="button" aria-haspopup="dialog" onPointerEnter={onNear} onClick={onOpen}>
        {name}
      </button>
    </h2>
  )
}

type ResultRowsProps = { result: HouseResult; stay: Stay; facts: HouseFacts | undefined }

/** The ways to book a house that was found. Of one that is taken in part the search lists the rooms alone. */
export function ResultRows({ result: { room, whole }, ...props }: ResultRowsProps) {
  return (
    <PlaceRows>
      {room && <ResultOffer item={room} reason={texts.taken} {...props} />}
      {whole && <ResultOffer item={whole} reason={texts.taken} {...props} />}
      {room && !whole && <ResultOffer item={takenHouseOf(room)} reason={texts.partlyTaken} {...props} />}
    </PlaceRows>
  )
}

/** All of a house of which some rooms are taken. What is told of the nights is of its rooms. */
function takenHouseOf({ Nights: _prices, Refusal: _refusal, ...room }: House): House {
  return { ...room, Type: 'HOUSE', Available: 0 }
}
