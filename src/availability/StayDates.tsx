import { useSelector } from '@xstate/react'
import type { StayNights } from '#ui/dates/nights.ts'
import { StayFields } from '#ui/dates/StayFields.tsx'
import type { AvailabilityRef, AvailabilitySnapshot } from './use-availability.ts'
import { texts } from './texts.ts'

const selectToday = (snapshot: AvailabilitySnapshot) => snapshot.context.today
const selectArrival = (snapshot: AvailabilitySnapshot) => snapshot.context.arrival
const selectDeparture = (snapshot: AvailabilitySnapshot) => snapshot.context.departure

type StayDatesProps = { availabilityRef: AvailabilityRef; nights: StayNights; onChange: () => void }

/** The two dates of a stay, empty until they are chosen. */
export function StayDates({ availabilityRef, nights, onChange }: StayDatesProps) {
  const today = useSelector(availabilityRef, selectToday)
  const arrival = useSelector(availabilityRef, selectArrival)
  const departure = useSelector(availabilityRef, selectDeparture)

  function choose(type: 'arrival.chosen' | 'departure.chosen', date: string) {
    onChange()
    availabilityRef.send({ type, date: date || undefined })
  }

  return (
    <StayFields
      labels={texts}
      arrival={arrival ?? ''}
      departure={departure ?? ''}
      today={today}
      nights={nights}
      onArrival={(date) => choose('arrival.chosen', date)}
      onDeparture={(date) => choose('departure.chosen', date)}
    />
  )
}
