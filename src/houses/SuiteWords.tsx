import { Link } from 'react-router-dom'
import { coverOf, housePictureSize } from '#src/lib/house-pictures.ts'
import { paths } from '#src/lib/paths.ts'
import { buttonClass } from '#src/ui/Button.tsx'
import { Picture } from '#src/ui/pictures/Picture.tsx'
import { HouseDetails } from './HouseDetails.tsx'
import { PlaceTabs } from './PlaceTabs.tsx'
import type { HouseAndRoom } from './read-house.ts'
import styles from './SuiteWords.module.css'
import { texts } from './texts.ts'

/** What a house is like, what one of its rooms is like, and what others say. */
export function SuiteWords({ house, room }: HouseAndRoom) {
  const cover = room && coverOf(room, 'ROOM')
  return (
    <>
      <HouseDetails house={house} type="HOUSE" heading="h2" />
      {room && (
        <section className={styles['rooms']}>
          {cover && (
            <div className={styles['picture']}>
              <Picture
                path={cover.ImagePath}
                alt={texts.pictureOf(house.Name, texts.singleRoom)}
                {...housePictureSize}
                sizes="(min-width: 700px) 320px, 100vw"
                isCover
              />
            </div>
          )}
          <div className={styles['text']}>
            <h2>{texts.suitePage.theRooms}</h2>
            <p>{room.RoomDescription}</p>
            <Link to={paths.room(house.Id)} className={buttonClass('text')}>
              {texts.suitePage.roomPage}
            </Link>
          </div>
        </section>
      )}
      <PlaceTabs house={house} />
    </>
  )
}
