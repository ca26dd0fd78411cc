import { useSelector } from '@xstate/react'
import { addDays } from '#contract/values/calendar.ts'
import { quoteOf, toPaisa, toTaka } from '#contract/values/money.ts'
import { nightsOf } from '#contract/values/stay.ts'
import { DateField } from '#src/ui/dates/DateField.tsx'
import { formatTaka } from '#src/ui/format-taka.ts'
import type { AvailabilityRef, AvailabilitySnapshot } from './use-availability.ts'
import styles from './BookPlace.module.css'
import { texts } from './texts.ts'

const selectToday = (snapshot: AvailabilitySnapshot) => snapshot.context.today
const selectArrival = (snapshot: AvailabilitySnapshot) => snapshot.context.arrival
const selectDeparture = (snapshot: AvailabilitySnapshot) => snapshot.context.departure

type StayDatesProps = { availabilityRef: AvailabilityRef; onChange: () => void }

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

type StayTotalProps = {
  availabilityRef: AvailabilityRef
  /** BDT per night. */
  price: number
}

/** What the chosen stay comes to with tax, as soon as there is one. */
export function StayTotal({ availabilityRef, price }: StayTotalProps) {
  const arrival = useSelector(availabilityRef, selectArrival)
  const departure = useSelector(availabilityRef, selectDeparture)
  if (arrival === undefined || departure === undefined) return null
  const nights = nightsOf({ arrival, departure })
  const { roomCharge, tax, payable } = quoteOf(nights * toPaisa(price))
  return (
    <dl className={styles['total']} data-sums>
      <div>
        <dt>{texts.roomCharge(texts.nights(nights))}</dt>
        <dd>{formatTaka(toTaka(roomCharge))}</dd>
      </div>
      <div>
        <dt>{texts.taxes}</dt>
        <dd>{formatTaka(toTaka(tax))}</dd>
      </div>
      <div className={styles['sum']}>
        <dt>{texts.total}</dt>
        <dd>{formatTaka(toTaka(payable))}</dd>
      </div>
    </dl>
  )
}
