import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { quoteOf, toPaisa, toTaka } from '#contract/values/money.ts'
import { nightsOf } from '#contract/values/stay.ts'
import { stayOf } from '#machines/parts/chosen-dates.ts'
import { paths } from '#src/lib/paths.ts'
import { takaText } from '#ui/lib/figures.ts'
import { showStay } from '#ui/dates/date-text.ts'
import { FootBar } from '#ui/FootBar.tsx'
import { type BookButtonProps, selectAction } from './BookButton.tsx'
import { texts } from './texts.ts'
import type { AvailabilitySnapshot } from './use-availability.ts'

const selectArrival = (snapshot: AvailabilitySnapshot) => snapshot.context.arrival
const selectDeparture = (snapshot: AvailabilitySnapshot) => snapshot.context.departure

type BookFootBarProps = BookButtonProps & {
  /** The panel with the dates, which the bar leads to where something is to be chosen or read there. */
  panel: RefObject<HTMLElement | null>
  /** BDT per night. */
  price: number
  /** It clashes with the cart: the panel says how. */
  isClashing: boolean
}

/** At the foot of a phone's window while the panel is out of sight: the chosen stay with its total, and the button that books it. */
export function BookFootBar({
  panel,
  price,
  availabilityRef,
  isWaiting,
  isAdded,
  isClashing,
  onBook,
}: BookFootBarProps) {
  const navigate = useNavigate()
  const action = useSelector(availabilityRef, selectAction)
  const arrival = useSelector(availabilityRef, selectArrival)
  const departure = useSelector(availabilityRef, selectDeparture)
  const stay = stayOf({ arrival, departure })
  if (!stay) {
    return <FootBar target={panel} fact={texts.pricePerNight(takaText(price))} action={texts.chooseDates} />
  }
  const dates = showStay(stay)
  if (isAdded) {
    const toBooking = () => void navigate(paths.checkout())
    return <FootBar target={panel} fact={texts.addedFor(dates)} action={texts.toBooking} onPress={toBooking} />
  }
  if (action === 'notAvailable' || action === 'tryAgain') {
    const fact = action === 'notAvailable' ? texts.notAvailableOn(dates) : dates
    return <FootBar target={panel} fact={fact} action={action === 'notAvailable' ? texts.otherDates : texts.tryAgain} />
  }
  const { payable } = quoteOf(nightsOf(stay) * toPaisa(price))
  const book = () => {
    onBook()
    availabilityRef.send({ type: 'book.pressed' })
  }
  return (
    <FootBar
      target={panel}
      fact={texts.stayFor(dates, takaText(toTaka(payable)))}
      action={texts[action]}
      isBusy={action === 'checking' || isWaiting}
      onPress={isClashing ? undefined : book}
    />
  )
}
