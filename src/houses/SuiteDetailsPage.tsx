import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import type { HouseFacts } from '#cms/types.ts'
import type { PlaceType } from '#contract/catalogue/houses.ts'
import { offerTitle } from '#contract/wording/order-words.ts'
import { BookPlace } from '#src/availability/BookPlace.tsx'
import type { ChosenDates } from '#src/availability/use-availability.ts'
import { Breadcrumbs } from '#src/layout/Breadcrumbs.tsx'
import { coverOf, pictureWords, shownPicture } from '#src/lib/house-pictures.ts'
import { paths } from '#src/lib/paths.ts'
import type { Sources } from '#src/lib/sources.ts'
import { offersOf, OffersHere } from '#src/offers/OffersHere.tsx'
import { texts as siteTexts } from '#src/lib/texts.ts'
import { StayReviewList } from '#src/reviews/StayReviews.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import styles from './details-pages.module.css'
import { houseHead, pagePictureSizes } from './house-head.ts'
import { HouseDetails } from './HouseDetails.tsx'
import { HouseMosaic } from './HousePictures.tsx'
import { OtherHouses, othersThan } from './OtherHouses.tsx'
import { PlaceChoice } from './PlaceChoice.tsx'
import { factsOf, hasFacts } from '#src/places/place-facts.ts'
import { PlaceFacts } from '#src/places/PlaceFacts.tsx'
import { PageHeading } from './PageHeading.tsx'
import { PlaceLayout } from './PlaceLayout.tsx'
import { PlaceTabs } from './PlaceTabs.tsx'
import { type HouseAndRoom, readHouse, readHouses } from './read-house.ts'
import { texts } from './texts.ts'

export async function load({ api, content, today }: Sources, { params: { Id = '' } }: LoaderFunctionArgs) {
  const [{ house, room }, houses, { offers: all }, { facts }] = await Promise.all([
    readHouse(api, Id),
    readHouses(api),
    content('offers'),
    content('houses'),
  ])
  const offers = offersOf(all, paths.house(house.Permalink))
  const crumbs = [
    { name: siteTexts.titles.home, path: paths.home() },
    { name: siteTexts.titles.houses, path: paths.houses() },
    { name: house.Name, path: paths.house(house.Permalink) },
  ]
  const head = houseHead(house, 'HOUSE', { crumbs, sizes: pagePictureSizes })
  const others = othersThan(house, houses)
  return { house, room, others, facts: factsOf(facts, house), offers, today: today(), head }
}

export default function SuiteDetailsPage() {
  const loaded = useLoaderData<typeof load>()
  return <Suite key={loaded.house.Id} {...loaded} />
}

function Suite({ house, room, others, facts, offers, today, head }: Awaited<ReturnType<typeof load>>) {
  const [dates, setDates] = useState<ChosenDates>()
  const [type, setType] = useState<PlaceType>('HOUSE')
  const place = type === 'ROOM' && room ? room : house
  return (
    <div className={styles['suite']}>
      <Breadcrumbs crumbs={head.crumbs} />
      <PageHeading
        document={facts}
        eyebrow={texts.suitePage.eyebrow}
        house={house}
        facts={[
          ...(room ? [texts.rooms(room.Available)] : []),
          texts.people(house.AdultPerRoom, house.ChildrenPerRoom),
        ]}
      />
      <PlaceLayout
        isPage
        pictures={<HouseMosaic house={house} type="HOUSE" />}
        booking={
          <BookPlace
            isPage
            house={place}
            type={type}
            today={today}
            dates={dates}
            onDates={setDates}
            choice={<PlaceChoice house={house} room={room} value={type} onChange={setType} />}
          />
        }
        words={
          <>
            <OffersHere offers={offers} />
            <SuiteWords house={house} room={room} facts={facts} />
          </>
        }
      />
      <OtherHouses houses={others} />
      <p className={styles['more']}>
        <Link to={paths.houses()} className={buttonClass('text')}>
          {texts.suitePage.allHouses}
        </Link>
      </p>
    </div>
  )
}

/** What a house is like, what one of its rooms is like if anybody wrote that, and what others say. */
function SuiteWords({ house, room, facts }: HouseAndRoom & { facts: HouseFacts | undefined }) {
  const cover = room && coverOf(room, 'ROOM')
  const isRoomDescribed = cover !== undefined || room?.RoomDescription || hasFacts(facts, 'ROOM')
  return (
    <>
      <HouseDetails house={house} type="HOUSE" facts={facts} heading="h2" />
      {room && isRoomDescribed && (
        <section className={styles['rooms']}>
          {cover && (
            <div className={styles['picture']}>
              <Picture
                {...shownPicture(cover)}
                alt={pictureWords(cover, house.Name, { place: 1, count: 1 })}
                sizes="(min-width: 700px) 320px, 100vw"
                isCover
              />
            </div>
          )}
          <div className={styles['text']}>
            <h2>{texts.suitePage.theRooms}</h2>
            <PlaceFacts facts={facts} type="ROOM" name={offerTitle(room)} />
            <p>{room.RoomDescription}</p>
            <Link to={paths.room(house.Id)} className={buttonClass('text')}>
              {texts.suitePage.roomPage}
            </Link>
          </div>
        </section>
      )}
      <StayReviewList house={house} />
      <PlaceTabs house={house} />
    </>
  )
}
