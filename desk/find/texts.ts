import { plural } from '#contract/wording/format.ts'

const bookings = (count: number) => plural(count, 'booking', 'bookings')
const rooms = (count: number) => plural(count, 'room', 'rooms')

export const texts = {
  title: 'Find a booking',
  label: 'Code, phone, name, room, or receipt',
  hint: 'From anywhere at the desk: /',
  found: (orders: number, found: number) => (found === 0 ? bookings(orders) : `${bookings(orders)}, ${rooms(found)}`),
  none: (text: string) => `No results for “${text}”.`,
  tooShort: 'At least two letters, or four digits of a phone.',
  person: (name: string, room: string) => `with ${name} in ${room}`,
  results: 'Bookings',
  roomsFound: 'Rooms',
  rooms,
} as const
