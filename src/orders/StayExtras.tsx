import { CalendarPlus } from 'lucide-react'
import { calendarFile } from '#contract/orders/calendar-file.ts'
import { calendarWords } from '#contract/wording/calendar-words.ts'
import type { Order } from '#contract/orders/orders.ts'
import { datesText } from '#contract/wording/format.ts'
import { useSettings } from '#src/content/use-settings.ts'
import { ShareLink } from '#src/share/ShareLink.tsx'
import { Button, type ButtonKind } from '#ui/Button.tsx'
import { showDate } from '#ui/dates/date-text.ts'
import { texts } from './texts.ts'

const READ_WITHIN_MS = 60_000

// What is done with a stay that is certain.

type StayExtraProps = { order: Order; kind: ButtonKind }

/** Puts it into the guest's calendar. */
export function AddToCalendar({ order, kind }: StayExtraProps) {
  const resort = useResortOf(order)
  if (!resort) return null
  return (
    <Button
      kind={kind}
      onClick={() =>
        saveFile(
          `${resort.brand}-${order.Code}.ics`,
          'text/calendar;charset=utf-8',
          calendarFile(order, resort, calendarWords),
        )
      }
    >
      <CalendarPlus size={18} aria-hidden="true" /> {texts.calendar.add}
    </Button>
  )
}

/** Sends it to fellow travellers. */
export function ShareStay({ order, kind }: StayExtraProps) {
  const resort = useResortOf(order)
  if (!resort) return null
  return <ShareLink kind={kind} news={(origin) => newsOf(order, { ...resort, origin })} />
}

/** Undefined of an order that is not certain. */
function useResortOf({ Status }: Order) {
  const settings = useSettings()
  if (Status !== 'Confirmed' || !settings) return undefined
  return { ...settings, origin: window.location.origin }
}

/** The order's code stays with its guest. */
function newsOf(
  { BookedPlaces, ReservationDate, ReleaseDate }: Pick<Order, 'BookedPlaces' | 'ReservationDate' | 'ReleaseDate'>,
  { brand, address, origin }: { brand: string; address: string; origin: string },
): string {
  const places = [...new Set(BookedPlaces.map(({ Name }) => Name))].join(', ')
  const dates = datesText(showDate(ReservationDate), showDate(ReleaseDate))
  return texts.share.news({ brand, dates, places, address, origin })
}

/** Hands a text to the browser as a file that was downloaded. */
function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read it only after the guest has agreed.
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS)
}
