import { useSelector } from '@xstate/react'
import { quoteOf, toPaisa, toTaka } from '#contract/money.ts'
import { nightsOf } from '#contract/stay.ts'
import { formatTaka } from '#src/ui/format-taka.ts'
import type { AvailabilityRef, AvailabilitySnapshot } from './availability-ref.ts'
import styles from './StayTotal.module.css'
import { texts } from './texts.ts'

const selectArrival = (snapshot: AvailabilitySnapshot) => snapshot.context.arrival
const selectDeparture = (snapshot: AvailabilitySnapshot) => snapshot.context.departure

export type StayTotalProps = {
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
