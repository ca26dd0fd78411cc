import { bookAtDesk } from '#contract/desk/booking.ts'
import { findOrders, today as readToday } from '#contract/desk/orders.ts'
import { toWireRequest } from '#contract/endpoint.ts'
import { isAvailable } from '#contract/houses.ts'
import { book, type Place } from '#contract/orders.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import type { StaffBrowser } from '#tests/journeys/steps/staff.ts'
import { aBooking, aPlace } from '#tests/support/bookings.ts'
import { aDeskBooking } from '#tests/support/desk/desk-bookings.ts'
import type { DeskResort } from './desk-resort.ts'
import type { Call } from './load.ts'

/** After all that is sold already. */
const BOOKED_FROM_DAYS_AHEAD = 40

export const deskCallKinds = ['isAvailable', 'today', 'find', 'book', 'walkIn'] as const
export type DeskCallKind = (typeof deskCallKinds)[number]

/** What guests and reception ask, another stay or question each time. Bookings are for houses of `manyHouses`, `houseIds`. */
export function createDeskCalls(
  { guests, codes, rooms, reception }: DeskResort,
  houseIds: readonly number[],
): Readonly<Record<DeskCallKind, () => Call>> {
  const today = dhakaDate(Date.now())
  const cookie = cookieOf(reception)
  let asked = 0
  let booked = 0

  function nextPlace(): Place {
    const Id = houseIds[booked % houseIds.length] ?? 0
    const ArrivalDate = addDays(today, BOOKED_FROM_DAYS_AHEAD + 2 * Math.floor(booked / houseIds.length))
    booked += 1
    return aPlace({ Id, Name: `House ${Id}`, ArrivalDate, DepartureDate: addDays(ArrivalDate, 2) })
  }

  /** As reception asks: most of a code, the end of a phone, a name, a room. */
  function nextQuestion(): string {
    asked += 1
    const questions = [
      codes[(asked * 37) % codes.length]?.slice(0, 10),
      guests[asked % guests.length]?.phone.slice(-6),
      `guest${asked % guests.length} r`,
      rooms[(asked * 7) % rooms.length],
    ]
    return questions[asked % questions.length] ?? ''
  }

  return {
    isAvailable() {
      asked += 1
      const ArrivalTime = addDays(today, asked % 25)
      const stay = { ArrivalTime, DepartureTime: addDays(ArrivalTime, 2) }
      const Id = houseIds[asked % houseIds.length] ?? 0
      return toWireRequest(isAvailable, { query: { Id, Type: 'ROOM', NumberOfRoom: 1, ...stay } })
    },
    today: () => ({ ...toWireRequest(readToday, { query: { Date: today } }), cookie }),
    find: () => ({ ...toWireRequest(findOrders, { query: { Q: nextQuestion() } }), cookie }),
    book() {
      const place = nextPlace()
      return { ...toWireRequest(book, { body: aBooking([place]) }), token: guests[booked % guests.length]?.token }
    },
    walkIn() {
      const place = nextPlace()
      const booking = aDeskBooking([place], {
        Guest: { Kind: 'new', Name: 'Salma Rahman', Phone: `019${String(booked).padStart(8, '0')}`, Email: '' },
      })
      const Terms = { Kind: 'now', Amount: booking.Payable, Method: 'cash', Reference: '' } as const
      return { ...toWireRequest(bookAtDesk, { body: { ...booking, Terms } }), cookie }
    },
  }
}

export function cookieOf({ cookies }: StaffBrowser): string {
  return [...cookies].map((pair) => pair.join('=')).join('; ')
}
