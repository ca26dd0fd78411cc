import { weekdayOf } from '#contract/values/calendar.ts'
import { nightsOf, type Stay } from '#contract/values/stay.ts'
import { MONTH_NAMES, WEEKDAY_NAMES } from '#contract/wording/format.ts'
import { texts } from './texts.ts'

/** `2 nights, Friday 20 to Sunday 22 November 2026`. */
export function stayText({ arrival, departure }: Stay): string {
  const [from, to] = [partsOf(arrival), partsOf(departure)]
  const isSameYear = from.year === to.year
  const isSameMonth = isSameYear && from.month === to.month
  const start = [from.day, ...(isSameMonth ? [] : [from.month]), ...(isSameYear ? [] : [from.year])].join(' ')
  const end = `${to.day} ${to.month} ${to.year}`
  return `${texts.nights(nightsOf({ arrival, departure }))}, ${texts.dates(start, end)}`
}

/** `2026-11-20` as 'Friday 20', 'November' and 2026. */
function partsOf(date: string) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { day: `${WEEKDAY_NAMES[weekdayOf(date)]} ${day}`, month: MONTH_NAMES[month - 1] ?? '', year }
}
