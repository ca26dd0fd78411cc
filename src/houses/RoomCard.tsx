import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { House, PlaceType } from '#contract/houses.ts'
import { Eyebrow } from '#ui/headings.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import { Price } from '#ui/values.tsx'
import { StayReviewLine } from '#src/reviews/StayReviews.tsx'
import { pictureWords } from '#src/lib/house-picture-words.ts'
import { coverOf, housePictureSize } from '#src/lib/house-pictures.ts'
import card from '#ui/styles/card.module.css'
import { cardSizes } from './house-head.ts'
import styles from './RoomPage.module.css'
import { texts } from './texts.ts'

export type RoomCardProps = {
  house: House
  type: PlaceType
  /** BDT per night; undefined where nobody can pay it. */
  price: number | undefined
  /** One of the first pictures of its page. */
  isUrgent: boolean
  /** The button. */
  children: ReactNode
}

export function RoomCard({ house, type, price, isUrgent, children }: RoomCardProps) {
  const cover = coverOf(house, type)
  const kind = type === 'ROOM' ? texts.singleRoom : texts.entireHouse
  return (
    <article className={styles['card']}>
      <div className={card['picture']}>
        {cover && (
          <Picture
            path={cover.ImagePath}
            alt={pictureWords(cover.ImagePath, house.Name)}
            {...housePictureSize}
            sizes={cardSizes}
            isCover
            isUrgent={isUrgent}
          />
        )}
      </div>
      <div className={styles['text']}>
        <div className={styles['name']}>
          <Eyebrow>{kind}</Eyebrow>
          <h2>{house.Name}</h2>
        </div>
        <p className={styles['people']}>
          <Users size={18} aria-hidden="true" />
          {texts.people(house.AdultPerRoom, house.ChildrenPerRoom)}
        </p>
        <StayReviewLine house={house} />
        <div className={styles['foot']}>
          {price !== undefined && <Price taka={price} note={texts.perNight} />}
          <div className={styles['action']}>{children}</div>
        </div>
      </div>
    </article>
  )
}
