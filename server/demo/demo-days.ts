import type { PayPercent } from '#contract/values/money.ts'

/** What a guest booked, by days from today. */
export type DemoBooking = {
  name: readonly [string, string]
  house: string
  /** How many rooms of the house, or the whole of it. */
  rooms: number | 'all'
  from: number
  until: number
  percent: PayPercent
}

/** When all of it was booked, and the first of the guests came. */
export const FIRST_DAY = -3

/** A few days of a small resort: who has left, is here, leaves and comes today, and comes later. */
export const demoBookings = [
  { name: ['Rafiq', 'Ullah'], house: 'rania-house', rooms: 1, from: -3, until: -1, percent: '100%' },
  { name: ['Abdul', 'Karim'], house: 'mud-house', rooms: 'all', from: -2, until: 0, percent: '30%' },
  { name: ['Anisul', 'Haque'], house: 'rania-house', rooms: 1, from: -1, until: 1, percent: '100%' },
  { name: ['Tanvir', 'Ahmed'], house: 'ichamoti-house', rooms: 2, from: -1, until: 2, percent: '30%' },
  { name: ['Salma', 'Rahman'], house: 'rania-house', rooms: 2, from: 0, until: 2, percent: '30%' },
  { name: ['Farhana', 'Chowdhury'], house: 'ichamoti-house', rooms: 1, from: 0, until: 1, percent: '100%' },
  { name: ['Nusrat', 'Jahan'], house: 'double-dom', rooms: 'all', from: 1, until: 3, percent: '30%' },
  { name: ['Mitu', 'Das'], house: 'ichamoti-house', rooms: 1, from: 3, until: 5, percent: '30%' },
] as const satisfies readonly DemoBooking[]

/** A party of a company asks for the hall, and waits for an answer. */
export const hallRequest = { name: 'Grameen Textiles', persons: 180, days: 12 } as const

/** What staff call the rooms, by house, in their order: birds, rivers and trees of Bengal. */
export const roomNames: Readonly<Record<string, readonly string[]>> = {
  'Rania House': ['Doyel', 'Shalik', 'Tuntuni', 'Bulbul'],
  'Double Dom (Private Suite)': ['Surma', 'Kushiyara'],
  'Mud House': ['Palash', 'Shimul', 'Krishnachura'],
  'Ichamoti House': ['Padma', 'Meghna', 'Jamuna', 'Turag', 'Teesta'],
}
