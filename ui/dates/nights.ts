import { quoteOf, toPaisa, toTaka } from '#contract/values/money.ts'
import { addDays } from '#contract/values/calendar.ts'
import { eachNight, MAX_NIGHTS, type Stay } from '#contract/values/stay.ts'

/** What a calendar knows of a night: its price in BDT before tax, the lowest there is; undefined when nothing is free. */
export type Night = { price: number | undefined }

/** Nights by date. Nothing is known of a night that is not in it: it can be chosen. */
export type Nights = ReadonlyMap<string, Night>

/** What a calendar of stays shows of each night. */
export type StayNights = {
  /** Empty until they are known. */
  byDate: Nights
  /** Whether the prices are the lowest of several places. */
  isFrom: boolean
  /** Reads them again. */
  load: () => void
}

export function isFull(nights: Nights, date: string): boolean {
  const night = nights.get(date)
  return night !== undefined && night.price === undefined
}

/** The last possible departure after an arrival: a guest may leave on the day whose night is the first full one. */
export function lastDeparture(nights: Nights, arrival: string): string {
  const longest = { arrival, departure: addDays(arrival, MAX_NIGHTS) }
  return eachNight(longest).find((night) => isFull(nights, night)) ?? longest.departure
}

/** What the nights of a stay come to with tax, in BDT; undefined when a price is missing. */
export function totalOf(nights: Nights, stay: Stay): number | undefined {
  const prices = eachNight(stay).map((night) => nights.get(night)?.price)
  const known = prices.filter((price) => price !== undefined)
  if (known.length < prices.length) return undefined
  const roomCharge = known.reduce((sum, price) => sum + toPaisa(price), 0)
  return toTaka(quoteOf(roomCharge).payable)
}
