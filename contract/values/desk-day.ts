import { addDays, dhakaDateTime } from './calendar.ts'

/** Until then a guest who came after midnight books the night that has begun. */
export const LAST_NIGHT_UNTIL = '12:00'

/** The first day for which the desk books: in the morning it is yesterday. `now` in milliseconds since 1970. */
export function firstDeskDay(now: number): string {
  const [today = '', time = ''] = dhakaDateTime(now).split('T')
  return time < LAST_NIGHT_UNTIL ? addDays(today, -1) : today
}
