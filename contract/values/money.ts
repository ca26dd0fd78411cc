// Inside the program money is integer paisa (1 BDT = 100 paisa). On the wire it is a number of BDT.

/** VAT: 15 % of the total room charge (specification, section 9). */
export const TAX_PERCENT = 15

export function toPaisa(taka: number): number {
  return Math.round(taka * 100)
}

export function toTaka(paisa: number): number {
  return paisa / 100
}

/** A charge with its tax, all in paisa. */
export type Quote = { roomCharge: number; tax: number; payable: number }

/** `percent`: as `taxOf` says of an order. Rooms bear VAT. */
export function quoteOf(charge: number, percent: number = TAX_PERCENT): Quote {
  const tax = Math.round((charge * percent) / 100)
  return { roomCharge: charge, tax, payable: charge + tax }
}

/** What a discount takes off a room charge, paisa. */
export function discountOf(roomCharge: number, percent: number): number {
  return Math.round((roomCharge * percent) / 100)
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
