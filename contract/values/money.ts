// Inside the program money is integer paisa (1 BDT = 100 paisa). On the wire it is a number of BDT.

/**
 * What comes on top of a charge, in percent, also halves: a service charge of it, and VAT of both. Booking systems call them taxes and fees. An order
 * keeps those that it was made with.
 */
export type Levies = { service: number; tax: number }

/** VAT of 15 %, and no service charge (specification, section 9). */
export const USUAL_LEVIES: Levies = { service: 0, tax: 15 }

/** A visit to the pool bears no VAT, and neither does what else is on its bill. */
export const NO_LEVIES: Levies = { service: 0, tax: 0 }

export function toPaisa(taka: number): number {
  return Math.round(taka * 100)
}

export function toTaka(paisa: number): number {
  return paisa / 100
}

/** A charge with what comes on top of it, all in paisa. */
export type Sums = { roomCharge: number; service: number; tax: number; payable: number }
export type Quote = Sums & { levies: Levies }

/** The database computes the same (`order_levies_are_of_its_charge`). */
export function quoteOf(charge: number, levies: Levies): Quote {
  const service = shareOf(charge, levies.service)
  const tax = shareOf(charge + service, levies.tax)
  return { levies, roomCharge: charge, service, tax, payable: charge + service + tax }
}

function shareOf(amount: number, percent: number): number {
  return Math.round((amount * percent) / 100)
}

/** What a discount takes off a room charge, paisa. */
export function discountOf(roomCharge: number, percent: number): number {
  return shareOf(roomCharge, percent)
}

/** What at least is paid of an order before the stay. */
export const ADVANCE_PERCENT = 30

export const payPercents = ['100%', '30%'] as const
export type PayPercent = (typeof payPercents)[number]

/** What is paid now of `payable` paisa: all of it, or 30 % rounded up to a whole taka. */
export function advanceOf(payable: number, percent: PayPercent): number {
  if (percent === '100%') return payable
  return Math.min(payable, Math.ceil((payable * ADVANCE_PERCENT) / 100 / 100) * 100)
}

/** The share of `payable` that `amount` is, both in paisa. */
export function percentOf(payable: number, amount: number): PayPercent {
  return amount < payable && amount === advanceOf(payable, '30%') ? '30%' : '100%'
}
