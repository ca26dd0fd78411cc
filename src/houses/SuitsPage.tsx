import { Link, useLoaderData } from 'react-router-dom'
import { allHouses, getHouses, type House, isSoldByRoom } from '#contract/catalogue/houses.ts'
import { offerTitle } from '#contract/wording/order-words.ts'
import { coverOf, preloadOf } from '#src/lib/house-pictures.ts'
import type { PageHead } from '#src/lib/page-handle.ts'
import { paths } from '#src/lib/paths.ts'
import type { Sources } from '#src/lib/sources.ts'
import { texts as siteTexts } from '#src/lib/texts.ts'
import { StayReviewLine } from '#src/reviews/StayReviews.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { Alpona, Eyebrow, PageTitle } from '#ui/headings.tsx'
import { EmptyState } from '#ui/messages.tsx'
import { lowestPriceOf, lowestPriceText } from '#src/prices/lowest-price.ts'
import { NightPrice } from '#src/prices/NightPrice.tsx'
import { FewFacilities } from './HouseDetails.tsx'
import { HousePictures } from './HousePictures.tsx'
import styles from './SuitsPage.module.css'
import { texts } from './texts.ts'
import { phoneSizes } from '#ui/pictures/srcset.ts'

export async function load({ api }: Pick<Sources, 'api'>) {
  const { Data: houses } = await api.call(getHouses, allHouses)
  const cover = houses[0] && coverOf(houses[0], 'HOUSE')
  const head: PageHead = {
    description: texts.suitePage.description,
    crumbs: [
      { name: siteTexts.titles.home, path: paths.home() },
      { name: siteTexts.titles.houses, path: paths.houses() },
    ],
    ...(cover && {
      picture: { path: cover.ImagePath, alt: texts.suitePage.heading },
      preload: [{ ...preloadOf(cover), sizes: rowPictureSizes }],
    }),
  }
  return { houses, head }
}

export default function SuitsPage() {
  const { houses } = useLoaderData<typeof load>()
  return (
    <div className={styles['page']}>
      <PageTitle title={texts.suitePage.heading} lead={texts.suitePage.lead} isCentered>
        <Alpona />
      </PageTitle>
      {houses.length === 0 && <EmptyState sentence={texts.suitePage.empty} />}
      <ul className={styles['houses']} aria-label={texts.suitePage.list}>
        {houses.map((house, index) => (
          <li key={house.Id}>
            <HouseRow house={house} isUrgent={index === 0} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const rowPictureSizes = `(min-width: 1290px) 700px, (min-width: 900px) 56vw, ${phoneSizes(100)}`

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
        <StayReviewLine house={house} />
        <p>{house.Description}</p>
        <FewFacilities house={house} />
        <div className={styles['foot']}>
          <div className={styles['prices']}>
            <NightPrice price={lowestPriceOf(house)} isWholeHouse />
            {house.RoomPrice !== null && isSoldByRoom(house) && (
              <span className={styles['rooms']}>
                {texts.roomsFrom(lowestPriceText(lowestPriceOf({ ...house, Type: 'ROOM' })))}
              </span>
            )}
          </div>
          <Link
            to={paths.house(house.Permalink)}
            className={buttonClass('outlined')}
            aria-label={texts.detailsOf(offerTitle(house))}
          >
            {texts.viewDetails}
          </Link>
        </div>
      </div>
    </article>
  )
}
