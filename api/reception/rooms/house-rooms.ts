import type { addRoom, removeRoom, renameRoom } from '#contract/reception/rooms.ts'
import { addDays } from '#contract/values/calendar.ts'
import { firstDeskDay } from '#contract/values/desk-day.ts'
import { HORIZON_DAYS, MAX_NIGHTS } from '#contract/values/stay.ts'
import { unitIdOf } from '#api/catalogue/houses/unit-id.ts'
import { selectRoom, selectUnits } from '#api/nights/inventory.sql.ts'
import { lockHouse, selectWholeLines } from '#api/nights/whole-houses.sql.ts'
import { giveNights } from '#api/nights/inventory.ts'
import { lockOrdersOfHouse } from '#api/orders/order-row.sql.ts'
import { lockRooms, selectLastStayIn } from '#api/orders/stays/stays.sql.ts'
import { giveStays } from '#api/orders/stays/stays.ts'
import { noteCatalogueChange } from '#api/platform/catalogue-changes/catalogue-changes.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import { isDuplicate } from '#api/platform/db/failures.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import { todayOf } from '#api/platform/today.ts'
import { sayTaken, takeOffSale } from '#api/reception/blocks/blocks.ts'
import { selectBlocksOfHouse } from '#api/reception/blocks/blocks.sql.ts'
import { logStaffAct } from '#api/staff/log/staff-log.ts'
import { insertRoom, selectLastRoomNo, updateRemoved, updateRoomName } from './house-rooms.sql.ts'

// Which rooms a house has, and what they are called.

export async function nameRoom(
  { now, problem }: Pick<Deps, 'now'> & Throws<'not_found' | 'already_registered'>,
  { body: { UnitId, Name }, staff, once }: Call<typeof renameRoom>,
): Promise<null> {
  return once(async (db) => {
    const before = await withOwnName({ problem }, () => updateRoomName(db, UnitId, Name))
    if (before === undefined) throw problem('not_found', (t) => t.desk.unknownRoom)
    const what = { Kind: 'renamedRoom', From: before, To: Name } as const
    await logStaffAct(db, { at: now(), by: staff.id, subject: `room:${UnitId}` }, what)
    return null
  })
}

export async function addToHouse(
  { now, problem }: Pick<Deps, 'now'> & Throws<'not_found' | 'already_registered'>,
  { body: { HouseId: houseId, Name: name }, staff, once }: Call<typeof addRoom>,
): Promise<null> {
  return once(async (db) => {
    const at = now()
    const day = todayOf({ now })
    // A late payment locks its order and then the house; the second time locks what was booked until the house was locked.
    await lockOrdersOfHouse(db, { houseId, day })
    const house = await lockHouse(db, houseId, { alone: true })
    if (house === undefined) throw problem('not_found', (t) => t.houses.unknown)
    await lockOrdersOfHouse(db, { houseId, day })
    const whole = await selectWholeLines(db, { houseId, day })
    const blocks = await selectBlocksOfHouse(db, { houseId, day })
    const [like = ''] = await selectUnits(db, houseId)
    const unitId = unitIdOf(houseId, (await selectLastRoomNo(db, houseId)) + 1)
    await withOwnName({ problem }, () => insertRoom(db, { unitId, houseId, name }))
    await giveNights(db, { ...whole, unit: unitId, like })
    await giveStays(db, { ...whole, unit: unitId, like })
    for (const block of blocks) {
      const taken = await takeOffSale(db, { ...block, units: [unitId], at })
      if (taken) throw new Error(`The new room ${unitId} is taken on a night on which its house is blocked`)
    }
    await noteRooms(db, { Kind: 'addedRoomToHouse', House: house }, { unitId, by: staff.id, at })
    return null
  })
}

export async function removeFromHouse(
  { now, problem }: Pick<Deps, 'now'> & Throws<'not_found' | 'room_occupied' | 'dates_taken' | 'last_room'>,
  { body: { UnitId: unitId }, staff, once }: Call<typeof removeRoom>,
): Promise<null> {
  return once(async (db) => {
    const at = now()
    const found = await selectRoom(db, unitId)
    if (!found) throw problem('not_found', (t) => t.desk.unknownRoom)
    const { room, house, houseId } = found
    await lockHouse(db, houseId, { alone: true })
    if ((await selectUnits(db, houseId)).every((id) => id === unitId)) {
      throw problem('last_room', (t) => t.desk.lastRoom(house))
    }
    const [locked] = await lockRooms(db, [unitId])
    const last = locked && (await selectLastStayIn(db, locked, todayOf({ now })))
    if (last) throw problem('room_occupied', (t) => t.desk.roomHasGuests(room, last.code, last.departure))
    // Who has chosen it before it is gone claims its nights after that. They are taken, for as long as anyone can book now.
    const starts = firstDeskDay(at.getTime())
    const ends = addDays(starts, HORIZON_DAYS + MAX_NIGHTS + 1)
    const block = { units: [unitId], kind: 'other', reason: '', starts, ends, by: staff.id, at } as const
    const taken = await takeOffSale(db, block)
    if (taken === 'unknownRoom') throw problem('not_found', (t) => t.desk.unknownRoom)
    if (taken) throw problem('dates_taken', sayTaken(taken))
    await updateRemoved(db, unitId, at)
    await noteRooms(db, { Kind: 'removedRoom', House: house }, { unitId, by: staff.id, at })
    return null
  })
}

/** The index of names refuses the second room of a house with a name, whoever was faster. */
async function withOwnName<T>({ problem }: Throws<'already_registered'>, statement: () => Promise<T>): Promise<T> {
  try {
    return await statement()
  } catch (error) {
    throw isDuplicate(error) ? problem('already_registered', (t) => t.desk.roomNameInUse, { cause: error }) : error
  }
}

/** For the log, and for all who show how many rooms there are. */
async function noteRooms(
  db: Transaction,
  what: { Kind: 'addedRoomToHouse' | 'removedRoom'; House: string },
  { unitId, by, at }: { unitId: string; by: number; at: Date },
): Promise<void> {
  await logStaffAct(db, { at, by, subject: `room:${unitId}` }, what)
  await noteCatalogueChange(db)
}
