// How an order is put into words: the same on the site, in messages and in calendars.

import type { BookedPlace, Order } from '#contract/orders/orders.ts'
import { dayText, daysText, peopleText, timeText } from './format.ts'

/** 'Rania House, 2 single rooms', 'Mud House, entire house'. */
export function placeTitle({ Name, Type, Quantity }: Pick<BookedPlace, 'Name' | 'Type' | 'Quantity'>): string {
  if (Type === 'ROOM') return `${Name}, ${Quantity === 1 ? 'single room' : `${Quantity} single rooms`}`
  return Type === 'HOUSE' ? `${Name}, entire house` : Name
}

/** What is offered, one of it: 'Rania House, single room'. What is chosen or booked has a quantity, and `placeTitle`. */
export function offerTitle({ Name, Type }: Offered): string {
  return placeTitle({ Name, Type, Quantity: 1 })
}

type Offered = Pick<BookedPlace, 'Name' | 'Type'> & { Quantity?: never; quantity?: never }

/** The first of several places, and how many more: 'Rania House and 2 more'. */
export function titleAndMore(title: string, others: number): string {
  return others === 0 ? title : `${title} and ${others} more`
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
