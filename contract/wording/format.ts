// Days, times, counts and sums in words: the only module that a second language replaces for all of them.

import { weekdayOf } from '#contract/values/calendar.ts'
import { type Levies, quoteOf, toPaisa, toTaka } from '#contract/values/money.ts'

// Written here, because a cheap phone's first use of `Intl` takes a tenth of a second.
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
export const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** 'Dec' */
export const MONTHS: readonly string[] = MONTH_NAMES.map(short)
const WEEKDAYS: readonly string[] = WEEKDAY_NAMES.map(short)

function short(name: string): string {
  return name.slice(0, 3)
}

/** A comma comes before the last three digits, and before each two ahead of them. */
const GROUPS = /\B(?=(?:\d\d)*\d{3}$)/g

/** `1 night`, `2 nights`. */
export function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** A number in lakh grouping, as BDT: `13,000`, `1,25,000`, `1,950.50`. */
export function formatAmount(taka: number): string {
  const [whole = '', paisa] = taka.toFixed(Number.isInteger(taka) ? 0 : 2).split('.')
  return [whole.replaceAll(GROUPS, ','), ...(paisa === undefined ? [] : [paisa])].join('.')
}

export function formatTaka(taka: number): string {
  return `BDT ${formatAmount(taka)}`
}

/** `448500` paisa as `BDT 4,485`. */
export function formatPaisa(paisa: number): string {
  return formatTaka(toTaka(paisa))
}

/** A sentence whose sums, times and telephone numbers are not parted at the end of a line. */
export function unbroken(sentence: string): string {
  return sentence.replaceAll(/BDT -?\d|:\d\d [ap]m|\+\d[\d ]*\d/g, (figure) => figure.replaceAll(' ', '\u00a0'))
}

/** 'Thu 10 Dec 2026'. */
export function dayText(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${WEEKDAYS[weekdayOf(date)]} ${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** `2026-12-10T15:05` as 'Thu 10 Dec 2026, 3:05 pm'. */
export function momentText(local: string): string {
  return `${dayText(local.slice(0, 10))}, ${timeText(local.slice(11))}`
}

/** `14:30` as '2:30 pm'; '' where editors left no time. */
export function timeText(time: string): string {
  if (time === '') return ''
  const [hour = 0] = time.split(':').map(Number)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3)} ${hour < 12 ? 'am' : 'pm'}`
}

export function datesText(from: string, to: string): string {
  return `${from} to ${to}`
}

/** 'Thu 10 Dec to Sat 12 Dec 2026'. */
export function daysText(from: string, to: string): string {
  if (from === to) return dayText(from)
  const start = from.slice(0, 4) === to.slice(0, 4) ? dayText(from).slice(0, -5) : dayText(from)
  return datesText(start, dayText(to))
}

/** '1 hour 30 min'. */
export function durationText(hours: number): string {
  const minutes = Math.round(hours * 60)
  const whole = Math.floor(minutes / 60)
  const parts = [
    ...(whole > 0 ? [plural(whole, 'hour', 'hours')] : []),
    ...(minutes % 60 > 0 || whole === 0 ? [`${minutes % 60} min`] : []),
  ]
  return parts.join(' ')
}

/** How long to wait: up to two minutes in seconds, up to an hour in minutes, rounded up. */
export function waitText(seconds: number): string {
  if (seconds <= 120) return plural(seconds, 'second', 'seconds')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? plural(minutes, 'minute', 'minutes') : plural(Math.ceil(minutes / 60), 'hour', 'hours')
}

export function peopleText(count: number): string {
  return plural(count, 'person', 'people')
}

/** `2026-12` as `December 2026`; of a date its month. */
export function monthText(date: string): string {
  const [year = '', month = ''] = date.split('-')
  return `${MONTH_NAMES[Number(month) - 1]} ${year}`
}

/** A price in BDT before VAT as staff say it to guests: 'BDT 8,625 with VAT (7,500 before VAT)'. */
export function withVatText(price: number, levies: Levies): string {
  const all = levies.service > 0 ? 'service charge and VAT' : 'VAT'
  return `${formatPaisa(quoteOf(toPaisa(price), levies).payable)} with ${all} (${formatAmount(price)} before ${all})`
}
