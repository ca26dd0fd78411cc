import { useSelector } from '@xstate/react'
import { quoteOf, toPaisa } from '#contract/values/money.ts'
import { nightsOf } from '#contract/values/stay.ts'
import type { StayNights } from '#ui/dates/nights.ts'
import { StayFields } from '#ui/dates/StayFields.tsx'
import type { AvailabilityRef, AvailabilitySnapshot } from './use-availability.ts'
import styles from './BookPlace.module.css'
import { texts } from './texts.ts'
import { Sum } from '#ui/values.tsx'

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
        <dd>
          <Sum paisa={roomCharge} />
        </dd>
      </div>
      <div>
        <dt>{texts.taxes}</dt>
        <dd>
          <Sum paisa={tax} />
        </dd>
      </div>
      <div className={styles['sum']}>
        <dt>{texts.total}</dt>
        <dd>
          <Sum paisa={payable} />
        </dd>
      </div>
    </dl>
  )
}
