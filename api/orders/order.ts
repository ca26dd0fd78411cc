import type { PlaceType } from '#contract/catalogue/houses.ts'
import type { OrderStatus, OrderType } from '#contract/orders/orders.ts'
import type { Levies } from '#contract/values/money.ts'
import type { NightPrices } from '#contract/values/rates.ts'

/** An order as the database stores it. Sums are paisa. */
export type Order = {
  code: string
  guestId: number
  type: OrderType
  status: OrderStatus
  amount: number
  levies: Levies
  service: number
  tax: number
  payable: number
  paid: number
  /** Paid beyond what the order cost: it went back, or will. */
  surplus: number
  /** What its guests left without paying, as staff allowed. */
  waived: number
  /** A company pays what is due. */
  isBilled: boolean
  /** Until when its nights are held; undefined once nothing is held. */
  heldUntil: Date | undefined
  createdAt: Date
  /** The member of staff who made it at the desk; undefined, its guest made it on the site. */
  madeBy?: number | undefined
}

/**
 * Rooms of a house, or the whole of it, for one stay. `nights`: what each night of one of them costs, `price`: what the line comes to; paisa before
 * VAT.
 */
export type OrderLine = {
  lineNo: number
  /** The room that was chosen by name: one of its rooms. */
  unitId: string | null
  houseId: number
  placeType: PlaceType
  name: string
  arrival: string
  departure: string
  quantity: number
  nights: NightPrices
  price: number
}

/**
 * The whole resort, the hall or the pool between two moments of the resort's clock, `yyyy-MM-ddTHH:mm`. Name and phone are as
 * given: they need not be the guest's own.
 */
export type Occasion = { start: string; end: string; persons: number; name: string; phone: string; remark: string }

/** `2026-12-10 15:00:00` as `2026-12-10T15:00`. */
export function localTimeOf(text: string): string {
  return text.replace(' ', 'T').slice(0, 16)
}
