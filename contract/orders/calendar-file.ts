import { addDays, dhakaInstant } from '#contract/values/calendar.ts'
import { type BookedStay, staysOf } from './booked-stays.ts'
import type { BookedPlace, Order } from './orders.ts'

/** What a calendar should know of the resort. */
export type CalendarResort = { brand: string; address: string; phone: string; origin: string }

/** What is written into it; contract/wording/calendar-words.ts has the English. */
type CalendarWords = {
  language: string
  stayAt: (brand: string) => string
  order: (code: string) => string
  questions: (phone: string) => string
}

type CalendarOrder = Pick<
  Order,
  'Code' | 'Type' | 'Status' | 'CreatedAt' | 'Revision' | 'StartsAt' | 'EndsAt' | 'BookedPlaces' | 'CancelledPlaces'
>

/** RFC 5545: a line has at most 75 octets, and goes on in the next after a space. */
const LINE_OCTETS = 75

/**
 * An order as an iCalendar file: whole days in Dhaka, so that it means the same dates to a guest abroad. A later file of the order
 * replaces what an earlier one put into a calendar, or takes out what was cancelled since.
 */
export function calendarFile(order: CalendarOrder, resort: CalendarResort, words: CalendarWords): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(resort.brand)}//Bookings//${words.language}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...staysOf(order).flatMap((stay) => eventLines(order, stay, resort, words)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function eventLines(
  order: CalendarOrder,
  { no, places, isCancelled }: BookedStay,
  resort: CalendarResort,
  words: CalendarWords,
): string[] {
  const [first] = places
  if (!first) return []
  const booked = places.map(({ Name, Quantity }) => `${Quantity} × ${Name}`)
  const names = [...new Set(places.map(({ Name }) => Name))].join(', ')
  return [
    'BEGIN:VEVENT',
    `UID:${order.Code}-${no}@${hostOf(resort.origin)}`,
    `SEQUENCE:${order.Revision}`,
    `DTSTAMP:${instantText(order.CreatedAt)}`,
    ...timeLines(order, first),
    `SUMMARY:${escapeText(`${order.Type === 'Room' ? words.stayAt(resort.brand) : resort.brand}: ${names}`)}`,
    `LOCATION:${escapeText(`${resort.brand}, ${resort.address}`)}`,
    `DESCRIPTION:${escapeText([words.order(order.Code), ...booked, words.questions(resort.phone)].join('\n'))}`,
    `URL:${resort.origin}/profile/order/${order.Code}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

/** 'https://resort.example:8080' is at 'resort.example'. */
function hostOf(origin: string): string {
  return origin.replace(/^https?:\/\//, '').replace(/[:/].*$/, '')
}

/** Whole days; of the pool its hours, as moments that mean the same everywhere. */
function timeLines(order: CalendarOrder, place: BookedPlace): string[] {
  const { Type, StartsAt, EndsAt } = order
  if (Type === 'Pool' && StartsAt !== null && EndsAt !== null) {
    return [`DTSTART:${instantText(dhakaInstant(StartsAt))}`, `DTEND:${instantText(dhakaInstant(EndsAt))}`]
  }
  return [`DTSTART;VALUE=DATE:${dateText(place.ReservationDate)}`, `DTEND;VALUE=DATE:${dateText(endOf(order, place))}`]
}

/** The day after the last one. Guests of a room leave on the day of release; who has the hall uses that day too. */
function endOf(order: CalendarOrder, { ReleaseDate }: BookedPlace): string {
  return order.Type === 'Room' ? ReleaseDate : addDays(ReleaseDate, 1)
}

const dateText = (date: string) => date.replaceAll('-', '')

const instantText = (instant: string) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '')

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)
}

function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

/** How many octets a character takes in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x8_00) return 2
  return point < 0x1_00_00 ? 3 : 4
}
