import { leviesOf } from '#contract/values/levies.ts'
import { useSelector } from '@xstate/react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { House, PlaceType } from '#contract/catalogue/houses.ts'
import { quoteOf } from '#contract/values/money.ts'
import { sumOfNights } from '#contract/values/rates.ts'
import type { Stay } from '#contract/values/stay.ts'
import { rateRefusalText } from '#contract/wording/rate-words.ts'
import type { CartEvent } from '#machines/cart.machine.ts'
import { clashes, keyFor, quantityOf, savingOf, withNights } from '#machines/parts/cart-lines.ts'
import { stayOf } from '#machines/parts/chosen-dates.ts'
import { texts as machineTexts } from '#machines/parts/texts.ts'
import { texts as cartTexts } from '#src/cart/texts.ts'
import { useCartLines, useCartSend, useIsCartInitiating } from '#src/cart/use-cart.ts'
import { paths } from '#src/lib/paths.ts'
import { lowestPriceOf } from '#src/prices/lowest-price.ts'
import { NightList } from '#src/prices/NightList.tsx'
import { NightPrice } from '#src/prices/NightPrice.tsx'
import { Totals } from '#src/prices/Totals.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Notice } from '#ui/messages.tsx'
import { Alternatives } from './Alternatives.tsx'
import { BookButton } from './BookButton.tsx'
import { BookFootBar } from './BookFootBar.tsx'
import styles from './BookPlace.module.css'
import { StayDates } from './StayDates.tsx'
import { texts } from './texts.ts'
import {
  type AvailabilityRef,
  type AvailabilitySnapshot,
  type ChosenDates,
  useAvailability,
} from './use-availability.ts'
import { useNights } from './use-nights.ts'

const selectIsUnavailable = (snapshot: AvailabilitySnapshot) => snapshot.matches('unavailable')
const selectIsBookable = (snapshot: AvailabilitySnapshot) => snapshot.hasTag('bookable')
const selectIsNotSold = (snapshot: AvailabilitySnapshot) => snapshot.matches('notSold')
const selectArrival = (snapshot: AvailabilitySnapshot) => snapshot.context.arrival
const selectDeparture = (snapshot: AvailabilitySnapshot) => snapshot.context.departure
const selectAnswer = (snapshot: AvailabilitySnapshot) => snapshot.context.answer

export type BookPlaceProps = {
  house: House
  type: PlaceType
  today: string
  /** undefined until some were chosen here. */
  dates: ChosenDates | undefined
  /** Called with each change; must stay the same function. */
  onDates: (dates: ChosenDates) => void
  /** What to book of the house, with its prices; without it, the place's own price. */
  choice?: ReactNode
  /** On the place's own page, where there is more room than in a dialog. */
  isPage?: boolean
}

/** What it costs, dates, total and the button that puts the place into the cart and goes on to the checkout: one panel. */
export function BookPlace({ choice, ...booking }: BookPlaceProps) {
  const { type, isPage = false } = booking
  const panel = useRef<HTMLDivElement>(null)
  // Named by what is booked here: the page of a house may show it by the room.
  const house = { ...booking.house, Type: type }
  return (
    <div ref={panel} tabIndex={-1} className={classes(styles['book'], !isPage && styles['inDialog'])}>
      {choice ?? <NightPrice price={lowestPriceOf(house)} size="large" />}
      {/* Another option is another place: it is checked again, with the dates chosen so far. */}
      <Booking key={`${house.Id} ${type}`} {...booking} house={house} panel={panel} />
    </div>
  )
}

type BookingProps = Omit<BookPlaceProps, 'choice'> & { panel: RefObject<HTMLDivElement | null> }

function Booking({ house, type, panel, isPage = false, today, dates, onDates }: BookingProps) {
  const lines = useCartLines()
  const isInitiating = useIsCartInitiating()
  const { isLeaving, leaveWith } = useCheckoutWith()
  const { availabilityRef, message, showMessage, clearMessage } = useAvailability({
    house,
    type,
    today,
    dates,
    onDates,
    onBook: book,
  })
  const calendar = useNights(today, { houseId: house.Id, type })
  const arrival = useSelector(availabilityRef, selectArrival)
  const departure = useSelector(availabilityRef, selectDeparture)
  const isBookable = useSelector(availabilityRef, selectIsBookable)
  const stay = stayOf({ arrival, departure })
  const answer = useSelector(availabilityRef, selectAnswer)
  const nights = answer?.nights ?? []
  const item = withNights(house, nights)
  const isAdded = stay !== undefined && !isLeaving && quantityOf(lines, keyFor(house, stay)) > 0

  const isClashing = stay !== undefined && clashes(lines, house, stay)
  const button = { availabilityRef, isWaiting: isInitiating || isLeaving, isAdded, onBook: clearMessage }

  function book(stay: Stay) {
    if (isClashing) showMessage(machineTexts.houseAndRooms)
    else leaveWith({ type: 'item.added', item, stay })
  }

  function chooseStay({ arrival, departure }: Stay) {
    clearMessage()
    availabilityRef.send({ type: 'arrival.chosen', date: arrival })
    availabilityRef.send({ type: 'departure.chosen', date: departure })
  }

  return (
    <>
      <StayDates availabilityRef={availabilityRef} nights={calendar} onChange={clearMessage} />
      {stay && nights.length > 0 && (
        <div className={styles['sums']}>
          <NightList arrival={stay.arrival} nights={nights} />
          <Totals quote={quoteOf(sumOfNights(nights), leviesOf(house))} />
        </div>
      )}
      {message && (
        <Notice key={message.at} kind="warning">
          {message.text}{' '}
          {stay && isBookable && isClashing && (
            <Button kind="text" onClick={() => leaveWith({ type: 'item.swapped', item, stay })}>
              {cartTexts.takeInstead(type, savingOf(lines, item, stay))}
            </Button>
          )}
        </Notice>
      )}
      {isAdded ? (
        <Notice kind="info">
          {texts.alreadyAdded} <Link to={paths.checkout()}>{texts.toBooking}</Link>
        </Notice>
      ) : (
        <AvailabilityNotice availabilityRef={availabilityRef} house={house}>
          {stay && (
            <Alternatives
              place={{ houseId: house.Id, type, rooms: 1 }}
              stay={stay}
              today={today}
              onStay={chooseStay}
              onTake={(item) => leaveWith({ type: 'item.added', item, stay })}
            />
          )}
        </AvailabilityNotice>
      )}
      <div className={styles['action']}>
        <BookButton {...button} />
      </div>
      {isPage && <BookFootBar panel={panel} price={lowestPriceOf(house)} isClashing={isClashing} {...button} />}
    </>
  )
}

/** Changes the cart and goes on to the checkout, once: a second click may come before the page has changed. */
function useCheckoutWith(): { isLeaving: boolean; leaveWith: (event: CartEvent) => void } {
  const send = useCartSend()
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  const hasLeft = useRef(false)
  function leaveWith(event: CartEvent) {
    if (hasLeft.current) return
    hasLeft.current = true
    setIsLeaving(true)
    send(event)
    void navigate(paths.checkout())
  }
  return { isLeaving, leaveWith }
}

type AvailabilityNoticeProps = { availabilityRef: AvailabilityRef; house: House; children: ReactNode }

/** Why this place cannot be booked now, and what can be instead. */
function AvailabilityNotice({ availabilityRef, house, children }: AvailabilityNoticeProps) {
  const isUnavailable = useSelector(availabilityRef, selectIsUnavailable)
  const isNotSold = useSelector(availabilityRef, selectIsNotSold)
  const arrival = useSelector(availabilityRef, selectArrival)
  const departure = useSelector(availabilityRef, selectDeparture)
  const answer = useSelector(availabilityRef, selectAnswer)
  if (isNotSold)
    return (
      <Notice kind="warning">
        <p>{texts.wholeOnly}</p>
        <Link
          to={paths.house(house.Permalink)}
          className={classes(buttonClass('filled', { isWide: true }), styles['whole'])}
        >
          {texts.toHouse(house.Name)}
        </Link>
      </Notice>
    )
  if (!isUnavailable || arrival === undefined || departure === undefined) return null
  return (
    <>
      <Notice kind="warning">
        {machineTexts.stayNotAvailable} {answer?.refusal && <strong>{rateRefusalText(answer.refusal)}.</strong>}{' '}
        <Link to={paths.search({ arrival, departure })}>{texts.checkAvailability}</Link>
      </Notice>
      {children}
    </>
  )
}
