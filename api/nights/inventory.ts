import type { PlaceType } from '#contract/catalogue/houses.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { eachNight, staysOverlap, type Stay } from '#contract/values/stay.ts'
import type { Db } from '../platform/db/db.ts'
import type { Locked } from '../platform/db/locked.ts'
import {
  bookNights,
  claimBlockNights,
  claimNights,
  claimPairs,
  deleteBlockNights,
  deleteNights,
  deletePairs,
  deleteUnitNights,
  dropPartialClaim,
  extendNights,
  lockNights,
  lockPairs,
  lockUnitNights,
  selectFreeRooms,
  selectFreeUnits,
  selectTakenNight,
  selectUnits,
  type TakenNight,
  type UnitNight,
  updatePairs,
} from './inventory.sql.ts'
import { insertNightsAs, lockHouse, type WholeLines } from './whole-houses.sql.ts'
import { selectUnitsInTurn, type ReadyBy } from './turn.ts'

// The primary key of unit_night guarantees that no night of a unit is sold twice. Nights are always locked by unit, then by night.

/** Rooms of a house, or the whole of it, for one stay of an order. */
type ClaimedLine = Stay & {
  lineNo: number
  houseId: number
  placeType: PlaceType
  quantity: number
  /** One of its rooms must be this one. */
  unitId: string | null
}

/** `readyBy`: when the rooms of a stay must be ready; without it any room will do. */
export type Hold = { lines: readonly ClaimedLine[]; at: Date; until: Date; readyBy?: (stay: Stay) => ReadyBy }

/** The order whose nights these are: locked, so that nobody else takes or frees them. */
type Owner = Locked<{ code: string }>

/** Holds the nights of every line. False when some are taken: partial claims are then left for the caller to roll back or release. */
export async function holdLines(db: Db, { code }: Owner, { lines, ...terms }: Hold): Promise<boolean> {
  const hold = { ...terms, orderCode: code }
  for (const line of lines) {
    const isHeld =
      line.placeType === 'HOUSE'
        ? await holdHouse(db, line, hold)
        : await holdRooms(db, line, { ...hold, left: namedByOthers(lines, line) })
    if (!isHeld) return false
  }
  return true
}

/**
 * Holds the lines of an order whose hold has ended: a room that a line names is held while its nights are free, and another one of the house if
 * not. No nights may be its own still.
 */
export async function holdLinesAgain(
  db: Db,
  owner: Owner,
  { lines, ...terms }: Omit<Hold, 'readyBy'>,
): Promise<boolean> {
  const named = await Promise.all(lines.map((line) => namedWhileFree(db, line, terms.at)))
  if (await holdLines(db, owner, { ...terms, lines: named })) return true
  // A named room was lost to another guest just now, or it is what another line has to have.
  await releaseNights(db, [owner])
  return holdLines(db, owner, { ...terms, lines: lines.map((line) => ({ ...line, unitId: null })) })
}

async function namedWhileFree(db: Db, line: ClaimedLine, at: Date): Promise<ClaimedLine> {
  if (line.unitId === null) return line
  const free = await selectFreeRooms(db, { nights: eachNight(line), at })
  return free.some(({ unitId }) => unitId === line.unitId) ? line : { ...line, unitId: null }
}

type HoldTerms = Omit<Hold, 'lines'> & { orderCode: string }

/** The rooms that other lines of the order name for nights of this one. */
function namedByOthers(lines: readonly ClaimedLine[], line: ClaimedLine): Set<string> {
  const others = lines.filter((other) => other !== line && staysOverlap(other, line))
  return new Set(others.flatMap(({ unitId }) => (unitId === null ? [] : [unitId])))
}

async function holdHouse(db: Db, line: ClaimedLine, hold: HoldTerms): Promise<boolean> {
  if (line.quantity !== 1) return false
  // Before its rooms are read: one that is added meanwhile would be sold to others.
  await lockHouse(db, line.houseId, { alone: false })
  const units = await selectUnits(db, line.houseId)
  const nights = eachNight(line)
  const claimed = await claimNights(db, { ...hold, lineNo: line.lineNo, units, nights })
  return claimed === units.length * nights.length && (await areReady(db, units, hold.readyBy?.(line) ?? null))
}

/** Unit by unit, so that losing one to another guest leads to the next. `left`: rooms that it leaves to other lines. */
async function holdRooms(
  db: Db,
  line: ClaimedLine,
  { left, ...hold }: HoldTerms & { left: ReadonlySet<string> },
): Promise<boolean> {
  const { lineNo } = line
  const { at } = hold
  const readyBy = hold.readyBy?.(line) ?? null
  const isTonight = line.arrival <= dhakaDate(at.getTime())
  const nights = eachNight(line)
  let missing = line.quantity
  let wanted = line.unitId
  for (const unit of await selectFreeUnits(db, { houseId: line.houseId, nights, at, readyBy, isTonight })) {
    if (missing === 0) break
    if (left.has(unit)) continue
    if (wanted !== null && unit !== wanted && missing === 1) continue
    const claimed = await claimNights(db, { ...hold, lineNo, units: [unit], nights })
    if (claimed === nights.length && (await areReady(db, [unit], readyBy))) {
      missing -= 1
      if (unit === wanted) wanted = null
    } else if (claimed > 0) await dropPartialClaim(db, { orderCode: hold.orderCode, lineNo, unit })
  }
  return missing === 0
}

/** Asked once the nights are claimed: guests who left them in the meantime have made their rooms dirty. */
async function areReady(db: Db, units: readonly string[], by: ReadyBy): Promise<boolean> {
  return by === null || (await selectUnitsInTurn(db, units, by)).length === 0
}

/** Sells the nights that an order holds, even a little late, if all of them are still its own. Otherwise changes nothing. */
export async function bookHeldNights(db: Db, { code }: Owner, lines: readonly ClaimedLine[]): Promise<boolean> {
  const expected = await countNights(db, lines)
  if ((await lockNights(db, [code])) !== expected) return false
  const booked = await bookNights(db, code)
  if (booked !== expected) throw new Error(`Order ${code} holds ${booked} nights of ${expected}`)
  return true
}

/** Moves the end of a hold if all its nights are still its own; false otherwise. */
export async function extendHeldNights(
  db: Db,
  { code }: Owner,
  { lines, until }: { lines: readonly ClaimedLine[]; until: Date },
): Promise<boolean> {
  const expected = await countNights(db, lines)
  return (await extendNights(db, { orderCode: code, expected, until })) === expected
}

/** Frees all nights that these orders hold or own. */
export async function releaseNights(db: Db, orders: readonly Owner[]): Promise<void> {
  const codes = orders.map(({ code }) => code)
  await lockNights(db, codes)
  await deleteNights(db, codes)
}

type RoomNights = { unit: string; nights: readonly string[] }

/** Frees nights of one room that an order does not need any more: they are on sale at once. */
export async function freeRoomNights(db: Db, { code }: Owner, { unit, nights }: RoomNights): Promise<void> {
  await lockUnitNights(db, { units: [unit], nights })
  await deleteUnitNights(db, { orderCode: code, unit, nights })
}

/** Gives a new room of a house all nights that these lines, which have the whole house, have in one of its rooms. */
export async function giveNights(db: Db, given: WholeLines & { unit: string; like: string }): Promise<void> {
  await insertNightsAs(db, given)
}

type RoomClaim = RoomNights & { lineNo: number; at: Date }

/** Books nights of one room for a confirmed order. False when one of them is taken: the caller then rolls back. */
export async function bookRoomNights(
  db: Db,
  { code }: Owner,
  { lineNo, unit, nights, at }: RoomClaim,
): Promise<boolean> {
  const until = new Date(at.getTime() + 60_000)
  const claimed = await claimNights(db, { orderCode: code, lineNo, units: [unit], nights, at, until })
  if (claimed < nights.length) return false
  await bookNights(db, code)
  return true
}

type Exchange = { lineNo: number; from: readonly UnitNight[]; to: readonly UnitNight[]; at: Date }

/**
 * Gives a line of a confirmed order other nights: all are locked first, those that are new are booked, and those that are left are on sale.
 * False when one is taken: the caller then rolls back.
 */
export async function exchangeNights(db: Db, { code }: Owner, { lineNo, from, to, at }: Exchange): Promise<boolean> {
  const had = new Set(from.map(keyOf))
  const has = new Set(to.map(keyOf))
  const wanted = to.filter((night) => !had.has(keyOf(night)))
  await lockPairs(db, [...from, ...wanted])
  if ((await claimPairs(db, wanted, { orderCode: code, lineNo, at })) < wanted.length) return false
  await updatePairs(db, to, { orderCode: code, lineNo })
  await deletePairs(
    db,
    from.filter((night) => !has.has(keyOf(night))),
    code,
  )
  return true
}

function keyOf({ unit, night }: UnitNight): string {
  return `${unit} ${night}`
}

/** What prevents a night from being blocked; `unknown` where that is over by now. */
export type NightInTheWay = TakenNight | 'unknown'

type BlockedNights = { blockIds: readonly number[]; units: readonly string[]; nights: readonly string[]; at: Date }

/** Takes nights off sale for blocks of these rooms, one block for each. Otherwise answers what is in the way, and the caller rolls back. */
export async function blockNights(
  db: Db,
  { blockIds, units, nights, at }: BlockedNights,
): Promise<NightInTheWay | undefined> {
  const claimed = await claimBlockNights(db, { blockIds, nights, at })
  if (claimed < units.length * nights.length) {
    return (await selectTakenNight(db, { units, nights, except: blockIds, at })) ?? 'unknown'
  }
  return undefined
}

/** Puts the nights of a block on sale from a day on; answers how many. */
export async function releaseBlockNights(db: Db, block: { blockId: number; from: string }): Promise<number> {
  return deleteBlockNights(db, block)
}

async function countNights(db: Db, lines: readonly ClaimedLine[]): Promise<number> {
  let count = 0
  for (const line of lines) {
    const units = line.placeType === 'HOUSE' ? (await selectUnits(db, line.houseId)).length : line.quantity
    count += units * eachNight(line).length
  }
  return count
}
