import { nightsOf, type Stay } from '#contract/values/stay.ts'
import { texts } from './texts.ts'

// Asked for one by one: engines disagree on the comma between them, and the server's text must be the browser's.
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const month = new Intl.DateTimeFormat('en-GB', { month: 'long' })

/** `2 nights, Friday 20 to Sunday 22 November 2026`. */
export function stayText({ arrival, departure }: Stay): string {
  const [from, to] = [toLocalDate(arrival), toLocalDate(departure)]
  const isSameYear = from.getFullYear() === to.getFullYear()
  const isSameMonth = isSameYear && from.getMonth() === to.getMonth()
  const start = [
    `${weekday.format(from)} ${from.getDate()}`,
    ...(isSameMonth ? [] : [month.format(from)]),
    ...(isSameYear ? [] : [from.getFullYear()]),
  ].join(' ')
  const end = `${weekday.format(to)} ${to.getDate()} ${month.format(to)} ${to.getFullYear()}`
  return `${texts.nights(nightsOf({ arrival, departure }))}, ${texts.dates(start, end)}`
}

/** Noon of that day here: only its parts are shown. */
function toLocalDate(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day, 12)
}
