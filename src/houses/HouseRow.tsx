import { Link } from 'react-router-dom'
import { type House, isSoldByRoom } from '#contract/houses.ts'
import { paths } from '#src/lib/paths.ts'
import { buttonClass } from '#src/ui/Button.tsx'
import { Eyebrow } from '#src/ui/headings.tsx'
import { formatTaka } from '#src/ui/format-taka.ts'
import { Price } from '#src/ui/values.tsx'
import { FacilityList } from './FacilityList.tsx'
import { HousePictures } from './HousePictures.tsx'
import styles from './HouseRow.module.css'
import { texts } from './texts.ts'

export const rowPictureSizes = '(min-width: 1290px) 700px, (min-width: 900px) 56vw, 100vw'

/** A house in a list: its pictures, what is there, and the way to its page. */
export function HouseRow({ house, isUrgent }: { house: House; isUrgent: boolean }) {
  return (
    <article className={styles['row']}>
      <div className={styles['pictures']}>
        <HousePictures house={house} type="HOUSE" sizes={rowPictureSizes} isUrgent={isUrgent} />
      </div>
      <div className={styles['text']}>
        <div className={styles['name']}>
          <Eyebrow>{texts.upTo(texts.people(house.AdultPerRoom, house.ChildrenPerRoom))}</Eyebrow>
          <h2>{house.Name}</h2>
        </div>
        <p>{house.Description}</p>
        <FacilityList house={house} />
        <div className={styles['foot']}>
          <div className={styles['prices']}>
            <Price taka={house.Price} note={texts.entirePerNight} />
            {house.RoomPrice !== null && isSoldByRoom(house) && (
              <span className={styles['rooms']}>{texts.roomsFrom(formatTaka(house.RoomPrice))}</span>
            )}
          </div>
          <Link
            to={paths.house(house.Permalink)}
            className={buttonClass('filled')}
            aria-label={texts.detailsOf(house.Name, texts.entireHouse)}
          >
            {texts.viewDetails}
          </Link>
        </div>
      </div>
    </article>
  )
}
