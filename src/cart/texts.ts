import type { PlaceType } from '#contract/catalogue/houses.ts'
import { toTaka } from '#contract/values/money.ts'
import { takaText } from '#ui/lib/figures.ts'

// Every word of the cart and its summary.

export const texts = {
  notLoaded: 'Your cart could not be loaded. Please reload the page.',
  cart: 'Cart',
  cartWith: (count: number) => `Cart, ${count} ${count === 1 ? 'room' : 'rooms'}`,
  heading: 'Your booking',
  reading: 'Loading your booking',
  empty: 'Nothing chosen yet. Add a room or a house, and it waits here for you.',
  lines: 'Places in your booking',
  fullHouse: 'Full house',
  rooms: (count: number) => `${count} ${count === 1 ? 'room' : 'rooms'}`,
  party: (adults: number, children: number) =>
    `${adults} ${adults === 1 ? 'adult' : 'adults'}, ${children} ${children === 1 ? 'child' : 'children'}`,
  dates: (arrival: string, departure: string) => `${arrival} to ${departure}`,
  nights: (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`,
  remove: 'Remove',
  taken: 'No longer available',
  removeLine: (name: string) => `Remove ${name}`,
  total: 'Total',
  checkOut: 'Check Out',
  rates: 'Rates are in (BDT)',
  wholeStay: 'Show Price: Price For Whole Stay',
  show: (count: number) => `Show your booking of ${count} ${count === 1 ? 'room' : 'rooms'}`,
  /** `saving` in paisa. */
  takeInstead: (type: PlaceType, saving: number | undefined) => {
    if (type === 'ROOM') return 'Take the single room instead'
    return saving === undefined
      ? 'Take the whole house instead'
      : `Take the whole house, save ${takaText(toTaka(saving))}`
  },
} as const
