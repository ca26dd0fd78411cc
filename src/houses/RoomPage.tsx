import { useEffect, useEffectEvent, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { HouseFacts } from '#cms/types.ts'
import { allRooms, getRooms, type House } from '#contract/catalogue/houses.ts'
import { useCartSend, useIsCartInitiating } from '#src/cart/use-cart.ts'
import { coverOf, preloadOf } from '#src/lib/house-pictures.ts'
import type { PageHead } from '#src/lib/page-handle.ts'
import type { Sources } from '#src/lib/sources.ts'
import { Alpona, PageTitle } from '#ui/headings.tsx'
import { EmptyState } from '#ui/messages.tsx'
import section from '#ui/styles/section.module.css'
import { blockPictureSizes } from './house-head.ts'
import { HouseBlock } from './HouseBlock.tsx'
import { factsOf } from '#src/places/place-facts.ts'
import { type OpenPlace, RoomDialog } from './RoomDialog.tsx'
import styles from './RoomPage.module.css'
import { texts } from './texts.ts'

export async function load({ api, content, today }: Pick<Sources, 'api' | 'content' | 'today'>) {
  const [{ Data: rooms }, { facts }] = await Promise.all([api.call(getRooms, allRooms), content('houses')])
  const cover = rooms[0] && coverOf(rooms[0], 'HOUSE')
  const preload = cover && { ...preloadOf(cover), sizes: blockPictureSizes }
  const head: PageHead = {
    description: texts.roomPage.description,
    preload: preload ? [preload] : [],
    ...(cover && { picture: { path: cover.ImagePath, alt: texts.roomPage.heading } }),
  }
  return { rooms, facts, today: today(), head }
}

export default function RoomPage() {
  const { rooms, facts, today } = useLoaderData<typeof load>()
  const [place, setPlace] = useState<OpenPlace>()
  useHousesListed(rooms)
  return (
    <div className={styles['page']}>
      <PageTitle title={texts.roomPage.heading} lead={texts.roomPage.lead} isCentered>
        <Alpona />
      </PageTitle>
      {rooms.length === 0 ? (
        <EmptyState sentence={texts.roomPage.empty} />
      ) : (
        <HouseList rooms={rooms} facts={facts} onOpen={setPlace} />
      )}
      <RoomDialog place={place} today={today} onClose={() => setPlace(undefined)} onPlace={setPlace} />
    </div>
  )
}

/** Notifies the cart of what there is, so that it lets go of houses that are gone. */
function useHousesListed(rooms: readonly House[]): void {
  const send = useCartSend()
  const isInitiating = useIsCartInitiating()
  const notify = useEffectEvent((listed: readonly House[]) =>
    send({ type: 'houses.listed', ids: listed.map((room) => room.Id) }),
  )
  useEffect(() => {
    if (!isInitiating) notify(rooms)
  }, [rooms, isInitiating])
}

type HouseListProps = { rooms: readonly House[]; facts: readonly HouseFacts[]; onOpen: (place: OpenPlace) => void }

/** What a phone shows within two screens. */
const FIRST = 2

function HouseList({ rooms, facts, onOpen }: HouseListProps) {
  return (
    <ul className={styles['houses']} aria-label={texts.roomPage.list}>
      {rooms.map((room, index) => (
        <li key={room.Id} className={index < FIRST ? undefined : section['later']}>
          <HouseBlock room={room} facts={factsOf(facts, room)} isUrgent={index === 0} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}
