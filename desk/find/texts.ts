export const texts = {
  title: 'Find a booking',
  label: 'Code, phone, name or room',
  hint: 'From anywhere at the desk: /',
  found: (count: number) => (count === 1 ? '1 booking' : `${count} bookings`),
  none: (text: string) => `Nothing is found for “${text}”.`,
  tooShort: 'At least two letters, or four digits of a phone.',
  results: 'Bookings',
  rooms: (count: number) => (count === 1 ? '1 room' : `${count} rooms`),
} as const
