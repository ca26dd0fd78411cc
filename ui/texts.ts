import { weekdayOf } from '#contract/values/calendar.ts'
import { TAX_PERCENT } from '#contract/values/money.ts'
import type { RateRefusal } from '#contract/values/rates.ts'
import { WEEKDAY_NAMES } from '#contract/wording/format.ts'

// Texts of the parts themselves; texts of a page come as props.

export const texts = {
  loading: 'Loading',
  pictureFailed: 'Failed to load image',
  optional: '(optional)',
  close: 'Close',
  kinds: { warning: 'Warning', error: 'Error', success: 'Success', info: 'Note' },
  messages: 'Messages',
  quantityOf: (thing: string) => `Quantity of ${thing}`,
  less: 'One less',
  more: 'One more',
  noMore: 'No more are available',
  pagesOf: (thing: string) => `${thing}: pages`,
  pageNumber: (page: number) => `Page ${page}`,
  previousPage: 'Pre',
  nextPage: 'Next',
  previousSlide: 'Previous picture',
  nextSlide: 'Next picture',
  turnTo: (picture: string, label: string) => `${picture}: ${label}`,
  pauseSlides: 'Pause the pictures',
  playSlides: 'Play the pictures',
  turnPhone: 'Turn your phone for a larger picture.',
  countryCode: '+880',
  chooseFile: 'Choose a file',
  changeFile: 'Choose another file',
  months: 'Months',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  day: (date: string, { isToday, isSelected }: { isToday: boolean; isSelected: boolean }) =>
    `${isToday ? 'Today, ' : ''}${date}${isSelected ? ', selected' : ''}`,
  from: 'from',
  datePattern: 'dd-mm-yyyy',
  chooseDate: (label: string) => `Choose date: ${label}`,
  changeDate: (label: string, date: string) => `Change date: ${label}, ${date}`,
  chooseStay: 'Choose your dates',
  typeInstead: 'Type the dates instead',
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
  noArrival: 'No arrivals on this day',
  noDeparture: 'No departures on this day',
  chooseAfter: (nights: number, arrival: string) =>
    `Choose the day you leave: at least ${nights} nights from ${WEEKDAY_NAMES[weekdayOf(arrival)]}`,
  fromPrice: (price: string) => `from ${price} a night, before ${TAX_PERCENT}% tax`,
  /** `6.5k`: a price in the little room of a day. */
  thousands: (taka: number) => `${Number((taka / 1000).toFixed(1))}k`,
  nights: (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`,
  stayTotal: (nights: string, total: string, isFrom: boolean) =>
    `${nights} · ${isFrom ? 'from ' : ''}${total} with tax`,
  done: 'Done',
  noDate: 'Please write the date as dd-mm-yyyy',
  dateTooEarly: (date: string) => `The earliest possible date is ${date}`,
  dateTooLate: (date: string) => `The latest possible date is ${date}`,
} as const
