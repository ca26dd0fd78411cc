import { useEffect, useEffectEvent, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { getRooms, type House, isSoldByRoom } from '#contract/houses.ts'
import { useCartSend, useIsCartInitiating } from '#src/cart/use-cart.ts'
import { coverOf, housePictureSize } from '#src/lib/house-pictures.ts'
import type { PageHead } from '#src/lib/page-handle.ts'
import type { Sources } from '#src/lib/sources.ts'
import { Button } from '#ui/Button.tsx'
import { Alpona, PageTitle } from '#ui/headings.tsx'
import { EmptyState } from '#ui/messages.tsx'
import section from '#ui/styles/section.module.css'
import { cardSizes } from './house-head.ts'
import { wholeHouseOf } from './read-house.ts'
import { RoomCard } from './RoomCard.tsx'
import { loadRoomDetails, type OpenPlace, RoomDialog } from './RoomDialog.tsx'
import styles from './RoomPage.module.css'
import { texts } from './texts.ts'

export async function load({ api, today }: Pick<Sources, 'api' | 'today'>) {
  const { Data: rooms } = await api.call(getRooms, { query: { Take: 999, Page: 1, takeReview: 5 } })
  const cover = rooms[0] && coverOf(rooms[0], 'ROOM')
  const preload = cover && { path: cover.ImagePath, width: housePictureSize.width, sizes: cardSizes }
  const head: PageHead = {
    description: texts.roomPage.description,
    preload: preload ? [preload] : [],
    ...(cover && { picture: { path: cover.ImagePath, alt: texts.roomPage.heading } }),
  }
  return { rooms, today: today(), head }
}

export default function RoomPage() {
  const { rooms, today } = useLoaderData<typeof load>()
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
        <RoomCards rooms={rooms} onOpen={setPlace} />
      )}
      <RoomDialog place={place} today={today} onClose={() => setPlace(undefined)} />
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

type RoomCardsProps = { rooms: readonly House[]; onOpen: (place: OpenPlace) => void }

/** What a phone shows within two screens. */
const FIRST_CARDS = 4

/** Two cards for each room: the room itself, and the house that it is in. */
function RoomCards({ rooms, onOpen }: RoomCardsProps) {
  const cards = rooms.flatMap((room) => [
    ...(room.RoomPrice === null
      ? []
      : [{ place: room, type: 'ROOM' as const, price: isSoldByRoom(room) ? room.RoomPrice : undefined }]),
    { place: wholeHouseOf(room), type: 'HOUSE' as const, price: room.Price },
  ])
  return (
    <ul className={styles['cards']} aria-label={texts.roomPage.list}>
      {cards.map(({ place, type, price }, index) => (
        <li key={`${place.Id} ${type}`} className={index < FIRST_CARDS ? undefined : section['later']}>
          <RoomCard house={place} type={type} price={price} isUrgent={index < 2}>
            {price === undefined ? (
              <>
                <Button disabled>{texts.notAvailable}</Button>
                <span className={styles['reason']}>{texts.wholeOnly}</span>
              </>
            ) : (
              <Button
                kind="outlined"
                aria-label={texts.detailsOf(place.Name, type === 'ROOM' ? texts.singleRoom : texts.entireHouse)}
                aria-haspopup="dialog"
                onPointerEnter={() => void loadRoomDetails()}
                onClick={() => onOpen({ house: place, type })}
              >
                {texts.viewDetails}
              </Button>
            )}
          </RoomCard>
        </li>
      ))}
    </ul>
  )
}
