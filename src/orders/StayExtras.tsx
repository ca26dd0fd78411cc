import { CalendarPlus, Share2 } from 'lucide-react'
import { calendarFile } from '#contract/wording/calendar-file.ts'
import type { Order } from '#contract/orders.ts'
import { datesText } from '#contract/wording/format.ts'
import { useSettings } from '#src/content/use-settings.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { showDate } from '#ui/dates/date-text.ts'
import { texts } from './texts.ts'

const READ_WITHIN_MS = 60_000

/** What is done with a stay that is certain: it is put into a calendar, and sent to fellow travellers. */
export function StayExtras({ order }: { order: Order }) {
  const settings = useSettings()
  if (order.Status !== 'Confirmed' || !settings) return null
  const resort = { ...settings, origin: window.location.origin }
  return (
    <>
      <Button
        kind="outlined"
        onClick={() =>
          saveFile(`${settings.brand}-${order.Code}.ics`, 'text/calendar;charset=utf-8', calendarFile(order, resort))
        }
      >
        <CalendarPlus size={18} aria-hidden="true" /> {texts.calendar.add}
      </Button>
      <a className={buttonClass('outlined')} href={shareUrl(order, resort)} target="_blank" rel="noopener">
        <Share2 size={18} aria-hidden="true" /> {texts.share.action}
      </a>
    </>
  )
}

/** Opens WhatsApp with the news of a stay, to be sent to fellow travellers. The order's code stays with its guest. */
function shareUrl(
  { BookedPlaces, ReservationDate, ReleaseDate }: Pick<Order, 'BookedPlaces' | 'ReservationDate' | 'ReleaseDate'>,
  { brand, address, origin }: { brand: string; address: string; origin: string },
): string {
  const places = [...new Set(BookedPlaces.map(({ Name }) => Name))].join(', ')
  const dates = datesText(showDate(ReservationDate), showDate(ReleaseDate))
  const text = texts.share.news({ brand, dates, places, address, origin })
  return `https://wa.me/?text=${encodeURIComponent(text)}`
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
