import type { RoomState } from '#contract/reception/rooms.ts'
import type { Db } from '../platform/db/db.ts'
import { GUEST_NAME } from '../guests/guests.sql.ts'
import { isInTurn, type ReadyBy } from './turn.ts'

/** SQL: a night `n` that is sold or blocked, or held at the parameter `at`. A hold that is over holds nothing. */
export function isTaken(at: string): string {
  return `(n.state = 'booked' or n.hold_expires_at > ${at})`
}

export async function selectUnits(db: Db, houseId: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>('select id from unit where house_id = $1 order by id', [houseId])
  return rows.map(({ id }) => id)
}

/** Units of a house that look free on all these nights: for tonight those that are dirty last, then ascending. Another guest may still be faster. */
export async function selectFreeUnits(
  db: Db,
  {
    houseId,
    nights,
    at,
    readyBy,
    isTonight,
  }: { houseId: number; nights: readonly string[]; at: Date; readyBy: ReadyBy; isTonight: boolean },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select u.id from unit u left join room_state c on c.unit_id = u.id
     where u.house_id = $1 and not exists (
       select 1 from unit_night n
       where n.unit_id = u.id and n.night = any($2::date[]) and ${isTaken('$3')}
     ) and ${isInTurn('$4')} is not true
     order by cast($5 as boolean) and coalesce(c.state, '') = 'dirty', u.id`,
    [houseId, nights, at, readyBy, isTonight],
  )
  return rows.map(({ id }) => id)
}

export type Claim = {
  orderCode: string
  lineNo: number
  units: readonly string[]
  nights: readonly string[]
  at: Date
  until: Date
}

/**
 * Holds the free nights among these, taking over expired holds, and answers how many. Fewer than units x nights means that the
 * rest is taken. The order by prevents deadlocks between two claims.
 */
export async function claimNights(db: Db, { orderCode, lineNo, units, nights, at, until }: Claim): Promise<number> {
  const rows = await db.query(
    `insert into unit_night (unit_id, night, order_code, line_no, state, hold_expires_at)
     select u, n, $1, $2::integer, 'held', $5::timestamptz
     from unnest($3::text[]) as u cross join unnest($4::date[]) as n
     order by u, n
     on conflict (unit_id, night) do update
       set order_code = excluded.order_code, line_no = excluded.line_no, hold_expires_at = excluded.hold_expires_at
       where unit_night.state = 'held' and unit_night.hold_expires_at <= $6
     returning unit_id`,
    [orderCode, lineNo, units, nights, until, at],
  )
  return rows.length
}

/** Releases the nights of one unit that a line could claim only in part. */
export async function dropPartialClaim(
  db: Db,
  { orderCode, lineNo, unit }: { orderCode: string; lineNo: number; unit: string },
): Promise<void> {
  const statement = 'delete from unit_night where order_code = $1 and line_no = $2 and unit_id = $3'
  await db.change(statement, [orderCode, lineNo, unit])
}

/** Locks all nights of these orders in the order in which claims lock them; answers how many there are. */
export async function lockNights(db: Db, orderCodes: readonly string[]): Promise<number> {
  const rows = await db.query(
    'select unit_id from unit_night where order_code = any($1::text[]) order by unit_id, night for update',
    [orderCodes],
  )
  return rows.length
}

export async function bookNights(db: Db, orderCode: string): Promise<number> {
  return db.change(
    "update unit_night set state = 'booked', hold_expires_at = null where order_code = $1 and state = 'held'",
    [orderCode],
  )
}

/** Locks all nights of an order as `lockNights` does, and extends its hold if there are `expected` of them; answers how many it extended. */
export async function extendNights(
  db: Db,
  { orderCode, expected, until }: { orderCode: string; expected: number; until: Date },
): Promise<number> {
  return db.change(
    `update unit_night set hold_expires_at = $3
     where order_code = $1 and state = 'held' and $2 = (
       select count(*) from (
         select 1 from unit_night where order_code = $1 order by unit_id, night for update
       ) as locked
     )`,
    [orderCode, expected, until],
  )
}

export async function deleteNights(db: Db, orderCodes: readonly string[]): Promise<void> {
  await db.change('delete from unit_night where order_code = any($1::text[])', [orderCodes])
}

/** Locks the nights of some units as claims lock them. */
export async function lockUnitNights(
  db: Db,
  { units, nights }: { units: readonly string[]; nights: readonly string[] },
): Promise<void> {
  await db.query(
    `select unit_id from unit_night where unit_id = any($1::text[]) and night = any($2::date[])
     order by unit_id, night for update`,
    [units, nights],
  )
}

/** Nights of one unit that an order has no more use for. */
export async function deleteUnitNights(
  db: Db,
  { orderCode, unit, nights }: { orderCode: string; unit: string; nights: readonly string[] },
): Promise<number> {
  const statement = 'delete from unit_night where order_code = $1 and unit_id = $2 and night = any($3::date[])'
  return db.change(statement, [orderCode, unit, nights])
}

/** `houseId` is the house that it is a room of. */
export type FreeRoom = { unitId: string; room: string; house: string; houseId: number; roomState: RoomState }

const ROOMS = `
  select u.id as "unitId", u.name as room, h.name as house, h.id as "houseId", coalesce(c.state, 'clean') as "roomState"
  from unit u join house h on h.id = u.house_id left join room_state c on c.unit_id = u.id`

export async function selectRoom(db: Db, unitId: string): Promise<FreeRoom | undefined> {
  const [row] = await db.query<FreeRoom>(`${ROOMS} where u.id = $1`, [unitId])
  return row
}

/** What a room is called, or was when it was taken out of its house. */
export async function selectRoomName(db: Db, unitId: string): Promise<string> {
  const [row] = await db.query<{ name: string }>('select name from every_unit where id = $1', [unitId])
  if (!row) throw new Error(`There is no room ${unitId}`)
  return row.name
}

/** Rooms of all houses that are free on all these nights. Another guest may still be faster. */
export async function selectFreeRooms(
  db: Db,
  { nights, at }: { nights: readonly string[]; at: Date },
): Promise<FreeRoom[]> {
  return db.query(
    `${ROOMS} where not exists (
       select 1 from unit_night n
       where n.unit_id = u.id and n.night = any($1::date[]) and ${isTaken('$2')}
     )
     order by u.id`,
    [nights, at],
  )
}

/** Books the nights of these blocks, taking over expired holds, and answers how many, as `claimNights` does. */
export async function claimBlockNights(
  db: Db,
  { blockIds, nights, at }: { blockIds: readonly number[]; nights: readonly string[]; at: Date },
): Promise<number> {
  const rows = await db.query(
    `insert into unit_night (unit_id, night, block_id, state)
     select b.unit_id, n, b.id, 'booked' from room_block b cross join unnest($2::date[]) as n
     where b.id = any($1::bigint[])
     order by b.unit_id, n
     on conflict (unit_id, night) do update
       set order_code = null, line_no = null, block_id = excluded.block_id, state = 'booked', hold_expires_at = null
       where unit_night.state = 'held' and unit_night.hold_expires_at <= $3
     returning unit_id`,
    [blockIds, nights, at],
  )
  return rows.length
}

/** What a night of a room is taken for: an order, sold or held until a moment, or a block. */
export type TakenNight = { room: string; night: string; orderCode: string | null; heldUntil: Date | null }

/** The first of these nights that is taken, but not by these blocks; sold ones before those that are only held. */
export async function selectTakenNight(
  db: Db,
  {
    units,
    nights,
    except,
    at,
  }: { units: readonly string[]; nights: readonly string[]; except: readonly number[]; at: Date },
): Promise<TakenNight | undefined> {
  const [row] = await db.query<TakenNight>(
    `select u.name as room, n.night, n.order_code as "orderCode", n.hold_expires_at as "heldUntil"
     from unit_night n join unit u on u.id = n.unit_id
     where n.unit_id = any($1::text[]) and n.night = any($2::date[]) and ${isTaken('$4')}
       and (n.block_id is null or n.block_id <> all($3::bigint[]))
     order by n.state, n.unit_id, n.night limit 1`,
    [units, nights, except, at],
  )
  return row
}

/** Deletes the nights of a block from a day on, locking them as claims do; answers how many. */
export async function deleteBlockNights(db: Db, { blockId, from }: { blockId: number; from: string }): Promise<number> {
  await db.query(
    'select unit_id from unit_night where block_id = $1 and night >= $2 order by unit_id, night for update',
    [blockId, from],
  )
  return db.change('delete from unit_night where block_id = $1 and night >= $2', [blockId, from])
}

/** One night of one room. */
export type UnitNight = { unit: string; night: string }

/** Locks these nights as claims lock them. */
export async function lockPairs(db: Db, pairs: readonly UnitNight[]): Promise<void> {
  await db.query(
    `select unit_id from unit_night where (unit_id, night) in (select u, n from unnest($1::text[], $2::date[]) as t(u, n))
     order by unit_id, night for update`,
    columnsOf(pairs),
  )
}

/** Books those of these nights that are free for a line, taking over expired holds; answers how many, as `claimNights` does. */
export async function claimPairs(
  db: Db,
  pairs: readonly UnitNight[],
  { orderCode, lineNo, at }: { orderCode: string; lineNo: number; at: Date },
): Promise<number> {
  const rows = await db.query(
    `insert into unit_night (unit_id, night, order_code, line_no, state)
     select u, n, $3, $4::integer, 'booked' from unnest($1::text[], $2::date[]) as t(u, n)
     order by u, n
     on conflict (unit_id, night) do update
       set order_code = excluded.order_code, line_no = excluded.line_no, state = 'booked', hold_expires_at = null
       where unit_night.state = 'held' and unit_night.hold_expires_at <= $5
     returning unit_id`,
    [...columnsOf(pairs), orderCode, lineNo, at],
  )
  return rows.length
}

/** Nights that an order has go with another of its lines. */
export async function updatePairs(
  db: Db,
  pairs: readonly UnitNight[],
  { orderCode, lineNo }: { orderCode: string; lineNo: number },
): Promise<void> {
  await db.change(
    `update unit_night set line_no = $4::integer
     where order_code = $3 and (unit_id, night) in (select u, n from unnest($1::text[], $2::date[]) as t(u, n))`,
    [...columnsOf(pairs), orderCode, lineNo],
  )
}

export async function deletePairs(db: Db, pairs: readonly UnitNight[], orderCode: string): Promise<void> {
  await db.change(
    `delete from unit_night
     where order_code = $3 and (unit_id, night) in (select u, n from unnest($1::text[], $2::date[]) as t(u, n))`,
    [...columnsOf(pairs), orderCode],
  )
}

/** Who or what has the first of these nights: an order with its guest, or a block. Nights of `except` are left out. */
export async function selectPairTaken(
  db: Db,
  pairs: readonly UnitNight[],
  { except, at }: { except: readonly UnitNight[]; at: Date },
): Promise<{ room: string; night: string; code: string | null; guest: string | null } | undefined> {
  const [row] = await db.query<{ room: string; night: string; code: string | null; guest: string | null }>(
    `select u.name as room, n.night, n.order_code as code, ${GUEST_NAME} as guest
     from unit_night n join unit u on u.id = n.unit_id
       left join orders o on o.code = n.order_code left join guest g on g.id = o.guest_id
     where (n.unit_id, n.night) in (select u, n from unnest($1::text[], $2::date[]) as t(u, n))
       and (n.unit_id, n.night) not in (select u, n from unnest($3::text[], $4::date[]) as t(u, n))
       and ${isTaken('$5')}
     order by n.unit_id, n.night limit 1`,
    [...columnsOf(pairs), ...columnsOf(except), at],
  )
  return row
}

function columnsOf(pairs: readonly UnitNight[]): [units: string[], nights: string[]] {
  return [pairs.map(({ unit }) => unit), pairs.map(({ night }) => night)]
}
