import { type House, isSoldByRoom } from '#contract/houses.ts'
import { Button } from '#src/ui/Button.tsx'
import { loadRoomDetails } from './load-room-details.ts'
import type { OpenPlace } from './open-place.ts'
import { RoomCard } from './RoomCard.tsx'
import styles from './RoomPage.module.css'
import { texts } from './texts.ts'
import { wholeHouseOf } from './whole-house.ts'

type RoomCardsProps = { rooms: readonly House[]; onOpen: (place: OpenPlace) => void }

/** Two cards for each room: the room itself, and the house that it is in. */
export function RoomCards({ rooms, onOpen }: RoomCardsProps) {
  const cards = rooms.flatMap((room) => [
    ...(room.RoomPrice === null ? [] : [{ place: room, type: 'ROOM' as const, price: room.RoomPrice }]),
    { place: wholeHouseOf(room), type: 'HOUSE' as const, price: room.Price },
  ])
  return (
    <ul className={styles['cards']} aria-label={texts.roomPage.list}>
      {cards.map(({ place, type, price }, index) => (
        <li key={`${place.Id} ${type}`}>
          <RoomCard house={place} type={type} price={price} isUrgent={index < 2}>
            {type === 'ROOM' && !isSoldByRoom(place) ? (
              <>
                <Button disabled>{texts.notAvailable}</Button>
                <span className={styles['reason']}>{texts.wholeOnly}</span>
              </>
            ) : (
              <Button
                kind={type === 'ROOM' ? 'filled' : 'outlined'}
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
