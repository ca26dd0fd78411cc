import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import type { ChosenDates } from '#src/availability/use-availability.ts'
import { Breadcrumbs } from '#src/layout/Breadcrumbs.tsx'
import { paths } from '#src/lib/paths.ts'
import type { Sources } from '#src/lib/sources.ts'
import { texts as siteTexts } from '#src/lib/texts.ts'
import { buttonClass } from '#ui/Button.tsx'
import { pagePictureSizes, houseHead } from './house-head.ts'
import { factsOf } from '#src/places/place-facts.ts'
import { PageHeading } from './PageHeading.tsx'
import { readHouse } from './read-house.ts'
import { RoomDetails } from './RoomDetails.tsx'
import styles from './details-pages.module.css'
import { texts } from './texts.ts'

/** A room has no name: it is found by the number of its house. */
const NUMBER = /^\d{1,9}$/

export async function load({ api, content, today }: Sources, { params: { Id = '' } }: LoaderFunctionArgs) {
  if (!NUMBER.test(Id)) throw new Response(null, { status: 404 })
  const [{ house, room }, { facts }] = await Promise.all([readHouse(api, Id), content('houses')])
  const shown = room ?? house
  const crumbs = [
    { name: siteTexts.titles.home, path: paths.home() },
    { name: siteTexts.titles.rooms, path: paths.rooms() },
    { name: house.Name, path: paths.room(house.Id) },
  ]
  const head = houseHead(shown, shown.Type, { crumbs, sizes: pagePictureSizes })
  return { house, room, facts: factsOf(facts, house), today: today(), head }
}

export default function RoomDetailsPage() {
  const { house, room, facts, today, head } = useLoaderData<typeof load>()
  const [dates, setDates] = useState<ChosenDates>()
  const shown = room ?? house
  return (
    <div className={styles['page']}>
      <Breadcrumbs crumbs={head.crumbs} />
      <PageHeading
        document={facts}
        eyebrow={shown.Type === 'ROOM' ? texts.singleRoom : texts.entireHouse}
        house={shown}
        facts={[texts.people(shown.AdultPerRoom, shown.ChildrenPerRoom)]}
      />
      <RoomDetails
        key={house.Id}
        place={{ house: shown, type: shown.Type, facts }}
        heading="h2"
        isPage
        today={today}
        dates={dates}
        onDates={setDates}
      />
      <p className={styles['links']}>
        {room && (
          <Link to={paths.house(house.Permalink)} className={buttonClass('outlined')}>
            {texts.roomPage.wholeHouse(house.Name)}
          </Link>
        )}
        <Link to={paths.rooms()} className={buttonClass('text')}>
          {texts.roomPage.allRooms}
        </Link>
      </p>
    </div>
  )
}
