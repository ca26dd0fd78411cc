import * as z from 'zod/mini'
import { House } from '#contract/catalogue/houses.ts'
import { toPaisa, toTaka } from '#contract/values/money.ts'
import { nightsOf } from '#contract/values/stay.ts'
import { sumOfNights } from '#contract/values/rates.ts'
import { CalendarDate, Taka } from '#contract/wire.ts'
import { amountOf, stayOfLine, totalOf, type CartLine, unitPriceOf } from '#machines/parts/cart-lines.ts'
import type { StoredCart } from '#machines/cart.machine.ts'
import { parseStored } from '#ui/lib/browser-storage.ts'

const Frame = z.object({ rooms: z.array(z.unknown()) })

const Line = z
  .object({
    ...House.shape,
    Night: z.int(),
    Nights: z.array(Taka),
    arrivalDate: CalendarDate,
    departureDate: CalendarDate,
    quantity: z.int().check(z.minimum(1)),
  })
  .check(z.refine((line) => isWhole(line)))

/** Whether the parts of a line agree: what was edited by hand, or stored by an older version, may not. */
function isWhole(line: CartLine): boolean {
  const nights = nightsOf(stayOfLine(line))
  if (nights < 1 || line.quantity > line.Available) return false
  if (line.Type === 'ROOM' && line.RoomPrice === null) return false
  if (line.Night !== nights || line.Nights.length !== nights) return false
  return sumOfNights(line.Nights.map(toPaisa)) === toPaisa(unitPriceOf(line))
}

/** The cart of the text under `CARTV1.0`. */
export function parseStoredCart(text: string | null | undefined): StoredCart {
  const stored = parseStored(text)
  if (stored === undefined && (text === null || text === undefined)) return { lines: [], unreadable: 0 }
  const frame = Frame.safeParse(stored)
  if (!frame.success) return { lines: [], unreadable: 1 }
  const lines = frame.data.rooms.flatMap((room) => {
    const { success, data } = Line.safeParse(room)
    return success ? [data] : []
  })
  return { lines, unreadable: frame.data.rooms.length - lines.length }
}

/** The cart as the specification keeps it: its amounts are BDT. */
export function toStoredCart(lines: readonly CartLine[]): string {
  return JSON.stringify({
    rooms: lines.map((line) => ({ ...line, amount: toTaka(amountOf(line)) })),
    totalAmount: toTaka(totalOf(lines)),
    isInitiating: false,
  })
}
