import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { House, PlaceType } from '#contract/houses.ts'
import type { Stay } from '#contract/values/stay.ts'
import { clashes, keyOf, quantityOf } from '#machines/parts/cart-lines.ts'
import { texts as machineTexts } from '#machines/parts/texts.ts'
import { useCartLines, useCartSend, useIsCartInitiating } from '#src/cart/use-cart.ts'
import { paths } from '#src/lib/paths.ts'
import { Notice } from '#src/ui/messages.tsx'
import { Price } from '#src/ui/values.tsx'
import { BookButton } from './BookButton.tsx'
import styles from './BookPlace.module.css'
import { StayDates, StayTotal } from './StayDates.tsx'
import { texts } from './texts.ts'
import {
  type AvailabilityRef,
  type AvailabilitySnapshot,
  type ChosenDates,
  useAvailability,
} from './use-availability.ts'
import { useNights } from './use-nights.ts'

const selectIsUnavailable = (snapshot: AvailabilitySnapshot) => snapshot.matches('unavailable')
const selectIsNotSold = (snapshot: AvailabilitySnapshot) => snapshot.matches('notSold')
const selectArrival = (snapshot: AvailabilitySnapshot) => snapshot.context.arrival
const selectDeparture = (snapshot: AvailabilitySnapshot) => snapshot.context.departure

export type BookPlaceProps = {
  house: House
  type: PlaceType
  today: string
  dates: ChosenDates
  /** Called with each change; must stay the same function. */
  onDates: (dates: ChosenDates) => void
}

/** Price, dates, total and the button that puts the place into the cart and goes on to the checkout. */
export function BookPlace({ house, type, today, dates, onDates }: BookPlaceProps) {
  const lines = useCartLines()
  const send = useCartSend()
  const isInitiating = useIsCartInitiating()
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  const isBooked = useRef(false)
  const { availabilityRef, message, showMessage, clearMessage } = useAvailability({
    house,
    type,
    today,
    dates,
    onDates,
    onBook: book,
  })
  const nights = useNights(today, { houseId: house.Id, type })
  const price = type === 'ROOM' ? (house.RoomPrice ?? 0) : house.Price

  function book(stay: Stay) {
    // A second click may come before the page has changed.
    if (isBooked.current) return
    if (clashes(lines, house, stay)) {
      showMessage(machineTexts.houseAndRooms)
      return
    }
    isBooked.current = true
    setIsLeaving(true)
    const key = keyOf({ Id: house.Id, Type: type, arrivalDate: stay.arrival, departureDate: stay.departure })
    if (quantityOf(lines, key) === 0) send({ type: 'item.added', item: house, stay })
    void navigate(paths.checkout())
  }

  return (
    <div className={styles['book']}>
      <Price taka={price} note={texts.beforeTax} size="large" />
      <StayDates availabilityRef={availabilityRef} nights={nights} onChange={clearMessage} />
      <StayTotal availabilityRef={availabilityRef} price={price} />
      {message && (
        <Notice key={message.at} kind="warning">
          {message.text}
        </Notice>
      )}
      <AvailabilityNotice availabilityRef={availabilityRef} />
      <BookButton availabilityRef={availabilityRef} isWaiting={isInitiating || isLeaving} onBook={clearMessage} />
    </div>
  )
}

/** Why this place cannot be booked now. */
function AvailabilityNotice({ availabilityRef }: { availabilityRef: AvailabilityRef }) {
  const isUnavailable = useSelector(availabilityRef, selectIsUnavailable)
  const isNotSold = useSelector(availabilityRef, selectIsNotSold)
  const arrival = useSelector(availabilityRef, selectArrival)
  const departure = useSelector(availabilityRef, selectDeparture)
  if (isNotSold) return <Notice kind="warning">{texts.wholeOnly}</Notice>
  if (!isUnavailable || arrival === undefined || departure === undefined) return null
  return (
    <Notice kind="warning">
      {machineTexts.stayNotAvailable} <Link to={paths.search({ arrival, departure })}>{texts.checkAvailability}</Link>
    </Notice>
  )
}
