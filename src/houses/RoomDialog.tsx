import { lazy, Suspense, useState } from 'react'
import type { HouseFacts } from '#cms/types.ts'
import type { House, PlaceType } from '#contract/catalogue/houses.ts'
import type { ChosenDates } from '#src/availability/use-availability.ts'
import { loadChunk } from '#ui/lib/chunks/load-chunk.ts'
import { Corner, Spinner } from '#ui/loading.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { PlaceChoice } from './PlaceChoice.tsx'
import type { HouseAndRoom } from './read-house.ts'
import styles from './RoomPage.module.css'
import { texts } from './texts.ts'

const RoomDetails = lazy(async () => ({ default: (await loadRoomDetails()).RoomDetails }))

type RoomDialogProps = {
  place: OpenPlace | undefined
  today: string
  onClose: () => void
  /** Where there is a choice: the other option. */
  onPlace?: (place: OpenPlace) => void
}

export function RoomDialog({ place, today, onClose, onPlace }: RoomDialogProps) {
  const [dates, setDates] = useState<ChosenDates>()
  return (
    <Dialog isOpen={place !== undefined} onClose={onClose} title={place ? titleOf(place) : ''} size="wide">
      <Corner>
        <Suspense
          fallback={
            <div className={styles['waiting']}>
              <Spinner label={texts.roomPage.loading} />
            </div>
          }
        >
          {place && (
            <RoomDetails
              key={place.house.Id}
              place={place}
              today={today}
              dates={dates}
              onDates={setDates}
              choice={place.options && onPlace && <DialogChoice place={place} {...place.options} onPlace={onPlace} />}
            />
          )}
        </Suspense>
      </Corner>
    </Dialog>
  )
}

type DialogChoiceProps = Required<HouseAndRoom> & { place: OpenPlace; onPlace: (place: OpenPlace) => void }

function DialogChoice({ place, house, room, onPlace }: DialogChoiceProps) {
  return (
    <PlaceChoice
      house={house}
      room={room}
      value={place.type}
      onChange={(type) => onPlace({ ...place, house: type === 'ROOM' && room ? room : house, type })}
    />
  )
}

function titleOf({ house, type, options }: OpenPlace): string {
  if (options) return house.Name
  return `${house.Name}, ${(type === 'ROOM' ? texts.singleRoom : texts.entireHouse).toLowerCase()}`
}

/** The code of a room's dialog; loaded when a pointer comes near, so that it is usually there at the click. */
export function loadRoomDetails() {
  return loadChunk('src/houses/RoomDetails.tsx', () => import('./RoomDetails.tsx'))
}

/** A place whose details are open: a room, or a house as a whole; where both can be booked, they are its options. */
export type OpenPlace = {
  house: House
  type: PlaceType
  facts: HouseFacts | undefined
  options?: HouseAndRoom | undefined
}
