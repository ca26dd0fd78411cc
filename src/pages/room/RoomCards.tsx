import { type House, isSoldByRoom, type PlaceType } from '#contract/houses.ts'
import { RoomCard } from '#src/houses/RoomCard.tsx'
import { texts as houseTexts } from '#src/houses/texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { loadRoomDetails } from './load-room-details.ts'
import styles from './RoomPage.module.css'
import { texts } from './texts.ts'

export type RoomCardsProps = { rooms: readonly House[]; onOpen: (room: House, type: PlaceType) => void }

/** Two cards for each room: the room itself, and the house that it is in. */
export function RoomCards({ rooms, onOpen }: RoomCardsProps) {
  const cards = rooms.flatMap((room) => [
    ...(room.RoomPrice === null ? [] : [{ room, type: 'ROOM' as const, price: room.RoomPrice }]),
    { room, type: 'HOUSE' as const, price: room.Price },
  ])
  return (
    <ul className={styles['cards']} aria-label={texts.list}>
      {cards.map(({ room, type, price }, index) => (
        <li key={`${room.Id} ${type}`}>
          <RoomCard house={room} type={type} price={price} isUrgent={index < 2}>
            {type === 'ROOM' && !isSoldByRoom(room) ? (
              <>
                <Button disabled>{houseTexts.notAvailable}</Button>
                <span className={styles['reason']}>{houseTexts.wholeOnly}</span>
              </>
            ) : (
              <Button
                kind={type === 'ROOM' ? 'filled' : 'outlined'}
                aria-label={houseTexts.detailsOf(
                  room.Name,
                  type === 'ROOM' ? houseTexts.singleRoom : houseTexts.entireHouse,
                )}
                aria-haspopup="dialog"
                onPointerEnter={() => void loadRoomDetails()}
                onClick={() => onOpen(room, type)}
              >
                {houseTexts.viewDetails}
              </Button>
            )}
          </RoomCard>
        </li>
      ))}
    </ul>
  )
}
