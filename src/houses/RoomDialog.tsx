import { lazy, Suspense, useState } from 'react'
import type { ChosenDates } from '#src/availability/use-availability.ts'
import { Spinner } from '#src/ui/loading.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { loadRoomDetails } from './load-room-details.ts'
import type { OpenPlace } from './open-place.ts'
import styles from './RoomDialog.module.css'
import { texts } from './texts.ts'

const RoomDetails = lazy(async () => ({ default: (await loadRoomDetails()).RoomDetails }))

type RoomDialogProps = { place: OpenPlace | undefined; today: string; onClose: () => void }

export function RoomDialog({ place, today, onClose }: RoomDialogProps) {
  const [dates, setDates] = useState<ChosenDates>({})
  return (
    <Dialog isOpen={place !== undefined} onClose={onClose} title={place ? titleOf(place) : ''} size="wide">
      <Suspense
        fallback={
          <div className={styles['waiting']}>
            <Spinner label={texts.roomPage.loading} />
          </div>
        }
      >
        {place && (
          <RoomDetails
            key={`${place.house.Id} ${place.type}`}
            place={place}
            today={today}
            dates={dates}
            onDates={setDates}
          />
        )}
      </Suspense>
    </Dialog>
  )
}

function titleOf({ house, type }: OpenPlace): string {
  return `${house.Name}, ${(type === 'ROOM' ? texts.singleRoom : texts.entireHouse).toLowerCase()}`
}
