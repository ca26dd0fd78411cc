import { useSelector } from '@xstate/react'
import { addDays } from '#contract/calendar.ts'
import { DateField } from '#src/ui/dates/DateField.tsx'
import type { AvailabilityRef, AvailabilitySnapshot } from './availability-ref.ts'
import styles from './StayDates.module.css'
import { texts } from './texts.ts'

const selectToday = (snapshot: AvailabilitySnapshot) => snapshot.context.today
const selectArrival = (snapshot: AvailabilitySnapshot) => snapshot.context.arrival
const selectDeparture = (snapshot: AvailabilitySnapshot) => snapshot.context.departure

export type StayDatesProps = { availabilityRef: AvailabilityRef; onChange: () => void }

/** The two dates of a stay, empty until they are chosen. */
export function StayDates({ availabilityRef, onChange }: StayDatesProps) {
  const today = useSelector(availabilityRef, selectToday)
  const arrival = useSelector(availabilityRef, selectArrival)
  const departure = useSelector(availabilityRef, selectDeparture)

  function choose(type: 'arrival.chosen' | 'departure.chosen', date: string) {
    onChange()
    availabilityRef.send({ type, date: date || undefined })
  }

  return (
    <div className={styles['dates']}>
      <DateField
        label={texts.arrival}
        value={arrival ?? ''}
        min={today}
        openTo={today}
        onChange={(date) => choose('arrival.chosen', date)}
        required
      />
      <DateField
        label={texts.departure}
        value={departure ?? ''}
        // Before an arrival is chosen the specification lets the departure begin a day before today.
        min={addDays(arrival ?? today, arrival ? 1 : -1)}
        openTo={arrival ?? today}
        onChange={(date) => choose('departure.chosen', date)}
        required
      />
    </div>
  )
}
