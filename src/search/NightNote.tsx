import { dhakaDateTime } from '#contract/values/calendar.ts'
import { useSettings } from '#src/content/use-settings.ts'
import { now } from '#ui/lib/clock.ts'
import { Notice } from '#ui/messages.tsx'
import { texts } from './texts.ts'
import { PhoneLink } from '#ui/values.tsx'

const MORNING = '06:00'

/** After midnight the night that has begun is sold by phone alone. */
export function NightNote({ arrival }: { arrival: string }) {
  const phone = useSettings()?.phone
  const [today, time = ''] = dhakaDateTime(now()).split('T')
  if (phone === undefined || arrival !== today || time >= MORNING) return null
  return (
    <Notice kind="info">
      <span>{texts.beforeMorning}</span> <PhoneLink phone={phone} />
    </Notice>
  )
}
