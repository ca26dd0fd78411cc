import { Users } from 'lucide-react'
import { type House, isSoldByRoom } from '#contract/houses.ts'
import type { Stay } from '#contract/values/stay.ts'
import { coverOf, housePictureSize } from '#src/lib/house-pictures.ts'
import { pictureWords } from '#src/lib/house-picture-words.ts'
import { Eyebrow } from '#src/ui/headings.tsx'
import { Picture } from '#src/ui/pictures/Picture.tsx'
import { Price } from '#src/ui/values.tsx'
import { HouseAction, RoomAction } from './ResultActions.tsx'
import styles from './ResultCard.module.css'
import { texts } from './texts.ts'

export type ResultCardProps = {
  place: House
  stay: Stay
  /** One of the first pictures of its page. */
  isUrgent: boolean
}

export function ResultCard({ place, stay, isUrgent }: ResultCardProps) {
  const cover = coverOf(place, place.Type)
  const isRoom = place.Type === 'ROOM'
  return (
    <article className={styles['card']}>
      <div className={styles['picture']}>
        {cover && (
          <Picture
            path={cover.ImagePath}
            alt={pictureWords(cover.ImagePath, place.Name)}
            {...housePictureSize}
            sizes="(min-width: 600px) 380px, 100vw"
            isCover
            isUrgent={isUrgent}
          />
        )}
      </div>
      <div className={styles['text']}>
        <div className={styles['name']}>
          <Eyebrow>{isRoom ? texts.singleRoom : texts.entireHouse}</Eyebrow>
          <h2>{place.Name}</h2>
        </div>
        <div className={styles['price']}>
          <Price
            taka={isRoom ? (place.RoomPrice ?? 0) : place.Price}
            note={texts.priceFor(place.Night ?? 1)}
            size="large"
          />
        </div>
        <p className={styles['people']}>
          <Users size={18} aria-hidden="true" />
          {texts.people(place.AdultPerRoom, place.ChildrenPerRoom)}
          <strong>{isRoom ? texts.roomsLeft(place.Available) : texts.housesLeft(place.Available)}</strong>
        </p>
        <div className={styles['area']}>
          {isRoom ? (
            <RoomAction place={place} stay={stay} isSold={isSoldByRoom(place) && place.Available > 0} />
          ) : (
            <HouseAction place={place} stay={stay} />
          )}
        </div>
      </div>
    </article>
  )
}
