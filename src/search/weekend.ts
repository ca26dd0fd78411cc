import { addDays, weekdayOf } from '#contract/values/calendar.ts'
import { defaultStay, type Stay } from '#contract/values/stay.ts'
import { texts } from './texts.ts'

const THURSDAY = 4

/**
 * The weekend that is offered to a search for tonight, which is mostly one that nobody chose. Its nights are those before a day off,
 * Thursday and Friday: on Sunday people work. It begins on a Thursday that is still to come, so there are two of them.
 */
export function weekendInstead(stay: Stay, today: string): { name: string; stay: Stay } | undefined {
  const tonight = defaultStay(today)
  if (stay.arrival !== tonight.arrival || stay.departure !== tonight.departure) return undefined
  const days = (THURSDAY - weekdayOf(today) + 7) % 7
  const arrival = addDays(today, days)
  return {
    name: days > THURSDAY ? texts.nextWeekend : texts.thisWeekend,
    stay: { arrival, departure: addDays(arrival, 2) },
  }
}
