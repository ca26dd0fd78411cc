import { addDays, weekdayOf } from '#contract/values/calendar.ts'
import { defaultStay, type Stay } from '#contract/values/stay.ts'
import { texts } from './texts.ts'

const THURSDAY = 4

/**
 * The weekends that are offered to a search for tonight, which is mostly one that nobody chose. Their nights are those before a day off,
 * Thursday and Friday: on Sunday people work. Each begins on a Thursday that is still to come, so on a Friday this weekend is none.
 */
export function weekendsInstead(stay: Stay, today: string): { name: string; stay: Stay }[] {
  const tonight = defaultStay(today)
  if (stay.arrival !== tonight.arrival || stay.departure !== tonight.departure) return []
  const days = (THURSDAY - weekdayOf(today) + 7) % 7
  const weekend = (name: string, inDays: number) => {
    const arrival = addDays(today, inDays)
    return { name, stay: { arrival, departure: addDays(arrival, 2) } }
  }
  if (days > THURSDAY) return [weekend(texts.nextWeekend, days)]
  return [weekend(texts.thisWeekend, days), weekend(texts.nextWeekend, days + 7)]
}
