import { useRouteLoaderData } from 'react-router-dom'
import type { LayoutContent } from '#cms/types.ts'
import { HouseDetails } from '#src/houses/HouseDetails.tsx'
import { HousePictures } from '#src/houses/HousePictures.tsx'
import { ReviewList } from '#src/houses/ReviewList.tsx'
import { texts as houseTexts } from '#src/houses/texts.ts'
import { telephoneUrl } from '#src/layout/telephone-url.ts'
import { Tabs } from '#src/ui/Tabs.tsx'
import { BookPlace, type BookPlaceProps } from './BookPlace.tsx'
import styles from './RoomDetails.module.css'
import type { OpenPlace } from './open-place.ts'

export type RoomDetailsProps = { place: OpenPlace } & Omit<BookPlaceProps, 'house' | 'type'>

/** All about a place, and the way to book it. */
export function RoomDetails({ place: { house, type }, ...booking }: RoomDetailsProps) {
  return (
    <div className={styles['details']}>
      <div className={styles['pictures']}>
        <HousePictures house={house} type={type} />
      </div>
      <div className={styles['book']}>
        <BookPlace house={house} type={type} {...booking} />
      </div>
      <div className={styles['words']}>
        <HouseDetails house={house} type={type} />
        <Tabs
          label={houseTexts.tabs}
          tabs={[
            { key: 'information', label: houseTexts.information, content: <ContactNote /> },
            { key: 'reviews', label: houseTexts.reviews, content: <ReviewList reviews={house.Comments} /> },
          ]}
        />
      </div>
    </div>
  )
}

function ContactNote() {
  const root = useRouteLoaderData<{ layout: LayoutContent }>('root')
  const phone = root?.layout.settings.phone
  if (phone === undefined) return null
  return (
    <p>
      {houseTexts.contactNote} <a href={telephoneUrl(phone)}>{phone}</a>
    </p>
  )
}
