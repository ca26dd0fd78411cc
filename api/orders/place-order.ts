import { randomBytes } from 'node:crypto'
import type { DeskSource } from '#contract/values/desk-sources.ts'
import type { Quote } from '#contract/values/money.ts'
import type { OrderType } from '#contract/orders/orders.ts'
import type { Transaction } from '../platform/db/db.ts'
import { storeOrder, type LockedOrder } from './locked-order.ts'
import type { Occasion, OrderLine } from './order.ts'
import { insertOccasion, insertLine } from './orders.sql.ts'

export type NewOrder = {
  guestId: number
  type: OrderType
  quote: Quote
  at: Date
  /** Until when it waits for payment; undefined for a request. */
  heldUntil: Date | undefined
  /** Who of staff books, and how the booking came. */
  atDesk?: { by: number; source: DeskSource }
  /** Where the visit came from, of a booking on the site. */
  visitSource?: string | undefined
}

const HOLD_MINUTES = 15

/** Crockford's base 32: no I, L, O, U, which are misread. */
const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Stores a new order with its lines and first event; its nights are yet to be held. */
export async function placeStay(db: Transaction, order: NewOrder, lines: readonly OrderLine[]): Promise<LockedOrder> {
  const code = createOrderCode()
  const [placed] = await Promise.all([storeNew(db, code, order), ...lines.map((line) => insertLine(db, code, line))])
  return placed
}

/** Places an order that takes no nights. */
export async function placeOccasion(db: Transaction, order: NewOrder, occasion: Occasion): Promise<LockedOrder> {
  const code = createOrderCode()
  const [placed] = await Promise.all([storeNew(db, code, order), insertOccasion(db, code, occasion)])
  return placed
}

async function storeNew(db: Transaction, code: string, order: NewOrder): Promise<LockedOrder> {
  const { guestId, type, quote, at, heldUntil, atDesk, visitSource } = order
  return storeOrder(db, {
    code,
    guestId,
    type,
    status: heldUntil === undefined ? 'Requested' : 'Pending',
    amount: quote.roomCharge,
    levies: quote.levies,
    service: quote.service,
    tax: quote.tax,
    payable: quote.payable,
    paid: 0,
    surplus: 0,
    waived: 0,
    isBilled: false,
    heldUntil,
    createdAt: at,
    madeBy: atDesk?.by,
    source: atDesk?.source,
    visitSource,
  })
}

/** The end of the hold of an order that is placed at this instant. */
export function holdFrom(at: Date): Date {
  return new Date(at.getTime() + HOLD_MINUTES * 60_000)
}

/** 60 random bits: it cannot be guessed, and can be read over the telephone. */
function createOrderCode(): string {
  return Array.from(randomBytes(12), (byte) => CODE_ALPHABET.charAt(byte % 32)).join('')
}
