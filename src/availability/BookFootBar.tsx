import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { quoteOf, toTaka } from '#contract/values/money.ts'
import { sumOfNights } from '#contract/values/rates.ts'
import { stayOf } from '#machines/parts/chosen-dates.ts'
import { paths } from '#src/lib/paths.ts'
import { type LowestPrice, lowestPriceText } from '#src/prices/lowest-price.ts'
import { texts as priceTexts } from '#src/prices/texts.ts'
import { takaText } from '#ui/lib/figures.ts'
import { showStay } from '#ui/dates/date-text.ts'
import { FootBar } from '#ui/FootBar.tsx'
import { type BookButtonProps, selectAction } from './BookButton.tsx'
import { texts } from './texts.ts'
import type { AvailabilitySnapshot } from './use-availability.ts'

const selectArrival = (snapshot: AvailabilitySnapshot) => snapshot.context.arrival
const selectDeparture = (snapshot: AvailabilitySnapshot) => snapshot.context.departure
const selectAnswer = (snapshot: AvailabilitySnapshot) => snapshot.context.answer

type BookFootBarProps = BookButtonProps & {
  /** The panel with the dates, which the bar leads to where something is to be chosen or read there. */
  panel: RefObject<HTMLElement | null>
  price: LowestPrice
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
  const answer = useSelector(availabilityRef, selectAnswer)
  const stay = stayOf({ arrival, departure })
  if (!stay) {
    const fact = `${lowestPriceText(price)} ${priceTexts.perNightBeforeTax(price.levies)}`
    return <FootBar target={panel} fact={fact} action={texts.chooseDates} />
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
  const sum = answer && takaText(toTaka(quoteOf(sumOfNights(answer.nights), price.levies).payable))
  const book = () => {
    onBook()
    availabilityRef.send({ type: 'book.pressed' })
  }
  return (
    <FootBar
      target={panel}
      fact={sum === undefined ? dates : `${dates}, ${priceTexts.withTax(sum, price.levies)}`}
      action={texts[action]}
      isBusy={action === 'checking' || isWaiting}
      onPress={isClashing ? undefined : book}
    />
  )
}
