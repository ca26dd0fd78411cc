import { weekdayOf } from '#contract/values/calendar.ts'
import type { Levies } from '#contract/values/money.ts'
import { beforeTax } from '#contract/wording/levy-words.ts'
import type { RateRefusal } from '#contract/values/rates.ts'
import { WEEKDAY_NAMES } from '#contract/wording/format.ts'

// Texts of the calendars, which come when they are opened.

export const texts = {
  months: 'Months',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  day: (date: string, { isToday, isSelected }: { isToday: boolean; isSelected: boolean }) =>
    `${isToday ? 'Today, ' : ''}${date}${isSelected ? ', selected' : ''}`,
  chooseArrival: 'Choose the day you arrive',
  chooseDeparture: 'Choose the day you leave',
  /** Why a day cannot be chosen. */
  obstacle: (obstacle: 'full' | RateRefusal) => {
    if (obstacle === 'full') return 'full'
    if (obstacle.Code === 'minNights') return `at least ${obstacle.MinNights} nights`
    return { closed: 'closed', noArrival: 'no arrivals', noDeparture: 'no departures' }[obstacle.Code]
  },
  full: 'full',
  closed: 'closed',
  NoArrival: 'No arrivals on this day',
  NoDeparture: 'No departures on this day',
  chooseAfter: (nights: number, arrival: string) =>
    `Choose the day you leave: at least ${nights} nights from ${WEEKDAY_NAMES[weekdayOf(arrival)]}`,
  fromPrice: (price: string, levies: Levies) => `from\u00a0${price} a night, ${beforeTax(levies)}`,
  /** `6.5k`: a price in the little room of a day. */
  thousands: (taka: number) => `${Number((taka / 1000).toFixed(1))}k`,
  nights: (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`,
  stayTotal: (nights: string, total: string, isFrom: boolean) =>
    `${nights} · ${isFrom ? 'from ' : ''}${total} with tax`,
  done: 'Done',
} as const
