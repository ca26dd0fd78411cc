import { vi } from 'vitest'
import { learnTime } from '#ui/lib/clock.ts'

/** The site's clock as it was at first, for the other files of this worker; the time is the real one again. */
export function setClockRight(): void {
  const second = Date.parse('2027-03-04T17:30:00Z')
  vi.useFakeTimers({ now: second })
  learnTime(new Response(null, { headers: { Date: new Date(second).toUTCString() } }), second + 1000)
  vi.useRealTimers()
}
