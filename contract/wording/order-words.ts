// How an order is put into words: the same on the site, in messages and in calendars.

import type { BookedPlace, Order } from '#contract/orders.ts'
import { MONTHS, weekdayOf } from '#contract/values/calendar.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** 'Thu 10 Dec 2026'. */
export function dayText(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${weekdays[weekdayOf(date)]} ${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** `14:30` as '2:30 pm'; nothing where editors left no time. */
export function timeText(time: string): string {
  if (time === '') return ''
  const [hour = 0] = time.split(':').map(Number)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3)} ${hour < 12 ? 'am' : 'pm'}`
}

export function datesText(from: string, to: string): string {
  return `${from} to ${to}`
}

export function peopleText(count: number): string {
  return count === 1 ? '1 person' : `${count} people`
}

/** 'Rania House, single room', 'Mud House, entire house'. Unless set otherwise it is one. */
export function placeTitle({ Name, Type, Quantity = 1 }: Titled): string {
  if (Type === 'ROOM') return `${Name}, ${Quantity === 1 ? 'single room' : `${Quantity} single rooms`}`
  return Type === 'HOUSE' ? `${Name}, entire house` : Name
}

/** The places of an order by their days: each group is one stay. */
export function staysOf({ BookedPlaces }: Pick<Order, 'BookedPlaces'>): BookedPlace[][] {
  return [...Map.groupBy(BookedPlaces, (place) => `${place.ReservationDate} ${place.ReleaseDate}`).values()]
}

type Titled = Pick<BookedPlace, 'Name' | 'Type'> & Partial<Pick<BookedPlace, 'Quantity'>>

/** The first of several places, and how many more: 'Rania House and 2 more'. */
export function titleAndMore(title: string, others: number): string {
  return others === 0 ? title : `${title} and ${others} more`
}

/** Whether all its places are for the same days, which are then those of the order. */
export function isOneStay(order: Pick<Order, 'BookedPlaces'>): boolean {
  return staysOf(order).length === 1
}

type Times = Pick<Order, 'Type' | 'ReservationDate' | 'ReleaseDate' | 'StartsAt' | 'EndsAt' | 'Persons'>

/** 'Thu 10 Dec to Sat 12 Dec 2026'; of the pool 'Thu 10 Dec 2026, 3:00 pm – 5:30 pm · 2 people'. */
export function whenOf({ Type, ReservationDate: from, ReleaseDate: to, StartsAt, EndsAt, Persons }: Times): string {
  const people = Persons === null ? [] : [peopleText(Persons)]
  if (Type !== 'Pool' || StartsAt === null || EndsAt === null) return [daysText(from, to), ...people].join(' · ')
  const [start, end] = [timeText(StartsAt.slice(11)), timeText(EndsAt.slice(11))]
  const hours =
    from === to ? `${dayText(from)}, ${start} – ${end}` : `${dayText(from)}, ${start} – ${dayText(to)}, ${end}`
  return [hours, ...people].join(' · ')
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
    ...(whole > 0 ? [`${whole} ${whole === 1 ? 'hour' : 'hours'}`] : []),
    ...(minutes % 60 > 0 || whole === 0 ? [`${minutes % 60} min`] : []),
  ]
  return parts.join(' ')
}
