import { CalendarPlus, Share2 } from 'lucide-react'
import type { Order } from '#contract/order.ts'
import { buttonClass, Button } from '#src/ui/Button.tsx'
import { useSettings } from '#src/content/use-settings.ts'
import { calendarFile } from './calendar-file.ts'
import { saveFile } from './save-file.ts'
import { shareUrl } from './share-url.ts'
import { texts } from './texts.ts'

/** What is done with a stay that is certain: it is put into a calendar, and told to whoever comes along. */
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
