import type { PlaceType } from '#contract/catalogue/houses.ts'
import type { Db, Transaction } from '#api/platform/db/db.ts'
import { GUEST_NAME } from '#api/guests/guests.sql.ts'
import { locked, type Locked } from '#api/platform/db/locked.ts'
import type { WholeLines } from '#api/nights/whole-houses.sql.ts'
import type { StayState } from '#contract/orders/stays.ts'

export type UndoableKind = 'dates' | 'move' | 'cancelRoom' | 'addRoom'
/** What is reinstated is not undone: it is cancelled. */
export type ChangeKind = UndoableKind | 'reinstateRoom' | 'reinstateOrder'

export type StayRow = {
  id: number
  version: number
  state: StayState
  orderCode: string
  lineNo: number
  placeType: PlaceType
  unitId: string
  room: string
  house: string
  /** The house that the room is of, and the one that was booked. */
  houseId: number
  bookedHouseId: number
  /** Its line was given up; the order may go on with others. */
  isGivenUp: boolean
  /** Its room was taken out of the house since. */
  isRoomRemoved: boolean
  arrival: string
  departure: string
  /** Until when it was booked; `departure` is earlier where guests left early or did not come. */
  bookedUntil: string
  changedAt: Date | null
  /** When its guests first checked in, first left or stayed away, and were first given this room instead of another. */
  checkedInAt: Date | null
  endedAt: Date | null
  /** When guests who are here were said not to come. */
  noShowAt: Date | null
  movedAt: Date | null
  /** The room before, of guests who were given another one before their first night. */
  movedFrom: string | null
  /** What was put on the bill for it. */
  moveChargeNo: number | null
  /** The stay of the same guests in the room that they left. */
  follows: number | null
  /** The last row of the table of changes, and its kind while nothing was changed since. */
  changeNo: number | null
  changeKind: UndoableKind | null
}

/** SQL: the kind of the last change of a stay `s`, unless something else was changed since. */
export const CHANGE_KIND = `(select c.kind from stay_change c where c.order_code = s.order_code and c.change_no = s.change_no
      and s.change_version = s.version and c.undone_at is null) as "changeKind"`

/** Begins a query on the stays `s` that `which` chooses: `chain` has the first stay of the same guests, where `follows` is null. */
export function selectFirstStays(which: string): string {
  return `with recursive chain as (
       select s.id as stay_id, s.id as first_id, s.follows from stay s where ${which}
       union all
       select c.stay_id, f.id, f.follows from chain c join stay f on f.id = c.follows
     )`
}

const STAYS = `
  select s.id, s.version, s.state, s.order_code as "orderCode", s.line_no as "lineNo", l.place_type as "placeType",
    s.unit_id as "unitId", u.name as room, h.name as house, u.house_id as "houseId",
    l.house_id as "bookedHouseId", l.cancelled_at is not null as "isGivenUp", u.removed_at is not null as "isRoomRemoved", s.arrival, s.departure, l.departure as "bookedUntil", s.changed_at as "changedAt",
    s.checked_in_at as "checkedInAt", s.ended_at as "endedAt", s.no_show_at as "noShowAt", s.moved_at as "movedAt", s.moved_from as "movedFrom",
    s.move_charge_no as "moveChargeNo", s.follows, s.change_no as "changeNo", ${CHANGE_KIND}
  from stay s join every_unit u on u.id = s.unit_id join house h on h.id = u.house_id
    join order_line l on l.order_code = s.order_code and l.line_no = s.line_no`

/** Makes the stays of a confirmed order that has none, one for each room. */
export async function insertStays(db: Db, orderCode: string): Promise<void> {
  await db.change(
    `insert into stay (order_code, line_no, unit_id, arrival, departure)
     select n.order_code, n.line_no, n.unit_id, min(n.night), max(n.night) + 1
     from unit_night n join orders o on o.code = n.order_code
     where n.state = 'booked' and o.status = 'Confirmed' and n.order_code = $1
       and not exists (select 1 from stay s where s.order_code = n.order_code)
     group by n.order_code, n.line_no, n.unit_id
     on conflict (order_code, line_no, unit_id, arrival) do nothing`,
    [orderCode],
  )
}

export async function selectStay(db: Db, id: number): Promise<StayRow | undefined> {
  const [row] = await db.query<StayRow>(`${STAYS} where s.id = $1`, [id])
  return row
}

/** Stays of one order, by room. */
export async function selectStaysOf(db: Db, orderCode: string): Promise<StayRow[]> {
  return db.query<StayRow>(`${STAYS} where s.order_code = $1 order by s.arrival, s.unit_id, s.id`, [orderCode])
}

type StayChange = { id: number; version: number; state: StayState; at: Date; departure?: string }

/** The first time of moves that were made soon after each other, undone and made again; `at` names the parameter of now. */
export const movedAt = (at: string): string =>
  `case when moved_at > ${at}::timestamptz - interval '12 hours' then moved_at else ${at}::timestamptz end`

/** False when the stay was changed since it had this version. The first time of each kind of change stays. */
export async function updateStay(db: Db, { id, version, state, at, departure }: StayChange): Promise<boolean> {
  const changed = await db.change(
    `update stay set state = $3, version = version + 1, changed_at = $4, departure = coalesce($5, departure),
       checked_in_at = case when $3 = 'inHouse' and state in ('expected', 'noShow') then coalesce(checked_in_at, $4) else checked_in_at end,
       ended_at = case when $3 = 'inHouse' and state = 'noShow' then null
         when $3 = 'noShow' then coalesce(ended_at, no_show_at, $4)
         when $3 = 'departed' then coalesce(ended_at, $4) else ended_at end,
       no_show_at = case when $3 = 'inHouse' and state = 'noShow' then ended_at when $3 = 'noShow' then null else no_show_at end
     where id = $1 and version = $2`,
    [id, version, state, at, departure ?? null],
  )
  return changed === 1
}

export type Room = { unitId: string; room: string }

/** The rooms, locked until the transaction ends in the order of their ids: two parties that move in take turns. */
export async function lockRooms(db: Transaction, unitIds: readonly string[]): Promise<Locked<Room>[]> {
  const rows = await db.query<Room>(
    'select id as "unitId", name as room from every_unit where id = any($1::text[]) order by id for no key update',
    [unitIds],
  )
  return rows.map((row) => locked(row))
}

/** The name of the guest whose party is in the room, but not that of the stay; undefined where the room is empty. */
export async function selectOccupant(
  db: Db,
  { unitId }: Locked<Room>,
  except: number,
): Promise<{ guest: string } | undefined> {
  const [row] = await db.query<{ guest: string }>(
    `select ${GUEST_NAME} as guest from stay s
       join orders o on o.code = s.order_code join guest g on g.id = o.guest_id
     where s.unit_id = $1 and s.state = 'inHouse' and s.id <> $2`,
    [unitId, except],
  )
  return row
}

/** Rooms in which a party is; others may move in. */
export async function selectOccupiedRooms(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ unitId: string }>(`select unit_id as "unitId" from stay where state = 'inHouse'`)
  return new Set(rows.map(({ unitId }) => unitId))
}

/**
 * Gives these lines the stay in a new room that they have in another one. Their other stays count a change: what was changed of all of them
 * before, without the new one, is not undone any more.
 */
export async function insertStaysAs(
  db: Db,
  { unit, like, orderCodes, lineNos }: WholeLines & { unit: string; like: string },
): Promise<void> {
  const lines = [orderCodes, lineNos]
  await db.change(
    `update stay set version = version + 1
     where (order_code, line_no) in (select code, no from unnest($1::text[], $2::integer[]) as l(code, no))`,
    lines,
  )
  await db.change(
    `insert into stay (order_code, line_no, unit_id, arrival, departure, state, changed_at, checked_in_at, ended_at, no_show_at)
     select s.order_code, s.line_no, $3, s.arrival, s.departure, s.state, s.changed_at, s.checked_in_at, s.ended_at, s.no_show_at
     from stay s join unnest($1::text[], $2::integer[]) as l(order_code, line_no) using (order_code, line_no)
     where s.unit_id = $4`,
    [...lines, unit, like],
  )
}

/** The last stay in a room that may still go on: until midnight a check-out can be undone. */
export async function selectLastStayIn(
  db: Db,
  { unitId }: Locked<Room>,
  today: string,
): Promise<{ code: string; departure: string } | undefined> {
  const [row] = await db.query<{ code: string; departure: string }>(
    `select order_code as code, departure from stay
     where unit_id = $1 and (state = 'inHouse' or (state <> 'gone' and departure >= $2))
     order by state = 'inHouse' desc, departure, id limit 1`,
    [unitId, today],
  )
  return row
}

/** The order was cancelled: its guests are no longer expected. */
export async function endExpectedStays(db: Db, orderCode: string, at: Date): Promise<void> {
  await db.change(
    `update stay set state = 'gone', version = version + 1, changed_at = $2 where order_code = $1 and state = 'expected'`,
    [orderCode, at],
  )
}

/** Orders with a stay that is still open although its departure was before `day`, and those that were paid, or billed to a company, after their guests had left. */
export async function selectOrdersToClose(db: Db, day: string, limit: number): Promise<string[]> {
  const rows = await db.query<{ code: string }>(
    `select s.order_code as code from stay s where s.state in ('expected', 'inHouse') and s.departure < $1
     union
     select o.code from orders o
     where o.status = 'Confirmed' and (o.billed_to is not null or o.paid_paisa - o.surplus_paisa >= o.payable_paisa)
       and exists (select 1 from stay s where s.order_code = o.code)
       and not exists (select 1 from stay s where s.order_code = o.code and s.state in ('expected', 'inHouse'))
     order by code limit $2`,
    [day, limit],
  )
  return rows.map(({ code }) => code)
}
