import { TAX_PERCENT } from '#contract/values/money.ts'

// Every word of asking for dates and booking a place. What the machine says is in machines/parts/texts.ts.

export const texts = {
  heading: 'Your dates',
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
  available: 'Available for your dates',
  nights: (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`,
  roomCharge: (nights: string) => `Room charge, ${nights}`,
  taxes: `Total taxes (${TAX_PERCENT} %)`,
  total: 'Total',
} as const
