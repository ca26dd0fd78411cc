import type { Levies } from '#contract/values/money.ts'
import { beforeTax } from '#contract/wording/levy-words.ts'

// Every word of asking for dates and booking a place. What the machine says is in machines/parts/texts.ts.

export const texts = {
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
  longer: (nights: string, dates: string) => `${nights}, ${dates}`,
  freeOnTheseNights: (levies: Levies) => `Free on these nights, price for the whole stay ${beforeTax(levies)}:`,
  isTaken: (name: string, stay: string) => `${name}, ${stay}, is no longer available.`,
  removeTaken: 'Remove from your booking',
  removeNamed: (name: string) => `Remove from your booking: ${name}`,
  take: 'Book',
  takeNamed: (name: string) => `Book instead: ${name}`,
  alreadyAdded: 'Already in your booking for these dates.',
  toBooking: 'Go to your booking',
  nights: (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`,
  chooseDates: 'Choose dates',
  otherDates: 'Other dates',
  notAvailableOn: (dates: string) => `${dates}: Not Available`,
  addedFor: (dates: string) => `${dates} is in your booking`,
} as const
