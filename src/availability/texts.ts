import { TAX_PERCENT } from '#contract/values/money.ts'

// Every word of asking for dates and booking a place. What the machine says is in machines/parts/texts.ts.

export const texts = {
  beforeTax: `per night, before ${TAX_PERCENT} % tax`,
  arrival: 'Arrival',
  departure: 'Departure',
  selectDateFirst: 'Select Date First',
  checking: 'Checking',
  bookRoom: 'Book Room',
  bookHouse: 'Book House',
  notAvailable: 'Not Available',
  tryAgain: 'Try again',
  checkAvailability: 'Check Availability',
  wholeOnly: 'This house can only be booked as a whole.',
  toHouse: (name: string) => `Book ${name} as a whole`,
  alternatives: 'Available alternatives',
  freeFrom: (day: string) => `Free from ${day}`,
  freeFromNamed: (day: string, stay: string) => `Free from ${day}: choose ${stay}`,
  freeOnTheseNights: 'Free on these nights, price for the whole stay:',
  isTaken: (name: string, stay: string) => `${name}, ${stay}, is no longer available.`,
  removeTaken: 'Remove from your booking',
  removeNamed: (name: string) => `Remove from your booking: ${name}`,
  take: 'Book',
  takeNamed: (name: string) => `Book instead: ${name}`,
  alreadyAdded: 'Already in your booking for these dates.',
  toBooking: 'Go to your booking',
  nights: (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`,
  roomCharge: (nights: string) => `Room charge, ${nights}`,
  taxes: `Total Taxes (${TAX_PERCENT} %)`,
  total: 'Total',
} as const
