import { Link } from 'react-router-dom'
import type { House } from '#contract/catalogue/houses.ts'
import { type HouseCard, houseCardOf } from '#src/lib/house-card.ts'
import { paths } from '#src/lib/paths.ts'
import { StayRating } from '#src/reviews/StayRating.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import { NightPrice } from '#src/prices/NightPrice.tsx'
import styles from './OtherHouses.module.css'
import { texts } from './texts.ts'

const COUNT = 3

/** The houses that follow one in the resort's order, and the first ones after the last: each is shown as often as the others. */
export function othersThan({ Id }: Pick<House, 'Id'>, houses: readonly House[]): HouseCard[] {
  const place = houses.findIndex((house) => house.Id === Id)
  const following = [...houses.slice(place + 1), ...houses.slice(0, Math.max(place, 0))]
  return following.slice(0, COUNT).map(houseCardOf)
}

/** Leads to other houses; the dates of the visit go along. */
export function OtherHouses({ houses }: { houses: readonly HouseCard[] }) {
  if (houses.length === 0) return null
  return (
    <section className={styles['others']} aria-labelledby="other-houses">
      <h2 id="other-houses">{texts.suitePage.others}</h2>
      <ul>
        {houses.map(({ Id, Name, Permalink, price, Rating, cover }) => (
          <li key={Id} className={styles['card']}>
            <div className={styles['picture']}>
              {cover && (
                <Picture {...cover} sizes="(min-width: 1290px) 400px, (min-width: 700px) 32vw, 128px" isCover />
              )}
            </div>
            <div className={styles['text']}>
              <h3>
                <Link to={paths.house(Permalink)}>{Name}</Link>
              </h3>
              <StayRating rating={Rating} />
              <NightPrice price={price} isWholeHouse />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
