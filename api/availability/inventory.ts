import type { PlaceType } from '#contract/houses.ts'
import { eachNight, type Stay } from '#contract/values/stay.ts'
import type { Db } from '../db/db.ts'
import {
  bookNights,
  claimNights,
  deleteNights,
  dropPartialClaim,
  extendNights,
  lockNights,
  selectFreeUnits,
  selectUnits,
} from './inventory.sql.ts'

// The primary key of unit_night guarantees that no night of a unit is sold twice. Nights are always locked by unit, then by night.

/** Rooms of a house, or the whole of it, for one stay of an order. */
type ClaimedLine = Stay & { lineNo: number; houseId: number; placeType: PlaceType; quantity: number }

type Hold = { orderCode: string; lines: readonly ClaimedLine[]; at: Date; until: Date }

/** Holds the nights of every line. False when some are taken: partial claims are then left for the caller to roll back or release. */
export async function holdLines(db: Db, { lines, ...hold }: Hold): Promise<boolean> {
  for (const line of lines) {
    const isHeld = line.placeType === 'HOUSE' ? await holdHouse(db, line, hold) : await holdRooms(db, line, hold)
    if (!isHeld) return false
  }
  return true
}

type HoldTerms = Omit<Hold, 'lines'>

async function holdHouse(db: Db, line: ClaimedLine, hold: HoldTerms): Promise<boolean> {
  if (line.quantity !== 1) return false
  const units = await selectUnits(db, line.houseId)
  const nights = eachNight(line)
  const claimed = await claimNights(db, { ...hold, lineNo: line.lineNo, units, nights })
  return claimed === units.length * nights.length
}

/** Unit by unit, so that losing one to another guest leads to the next. */
async function holdRooms(db: Db, line: ClaimedLine, hold: HoldTerms): Promise<boolean> {
  const { lineNo } = line
  const nights = eachNight(line)
  let missing = line.quantity
  for (const unit of await selectFreeUnits(db, { houseId: line.houseId, nights, at: hold.at })) {
    if (missing === 0) break
    const claimed = await claimNights(db, { ...hold, lineNo, units: [unit], nights })
    if (claimed === nights.length) missing -= 1
    else if (claimed > 0) await dropPartialClaim(db, { orderCode: hold.orderCode, lineNo, unit })
  }
  return missing === 0
}

/** Sells the nights that an order holds, even a little late, if all of them are still its own. Otherwise changes nothing. */
export async function bookHeldNights(db: Db, order: { code: string; lines: readonly ClaimedLine[] }): Promise<boolean> {
  const expected = await countNights(db, order.lines)
  if ((await lockNights(db, [order.code])) !== expected) return false
  const booked = await bookNights(db, order.code)
  if (booked !== expected) throw new Error(`Order ${order.code} holds ${booked} nights of ${expected}`)
  return true
}

/** Moves the end of a hold if all its nights are still its own; false otherwise. */
export async function extendHeldNights(
  db: Db,
  order: { code: string; lines: readonly ClaimedLine[]; until: Date },
): Promise<boolean> {
  const expected = await countNights(db, order.lines)
  return (await extendNights(db, { orderCode: order.code, expected, until: order.until })) === expected
}

/** Frees all nights that these orders hold or own. */
export async function releaseNights(db: Db, orderCodes: readonly string[]): Promise<void> {
  await lockNights(db, orderCodes)
  await deleteNights(db, orderCodes)
}

async function countNights(db: Db, lines: readonly ClaimedLine[]): Promise<number> {
  let count = 0
  for (const line of lines) {
    const units = line.placeType === 'HOUSE' ? (await selectUnits(db, line.houseId)).length : line.quantity
    count += units * eachNight(line).length
  }
  return count
}
