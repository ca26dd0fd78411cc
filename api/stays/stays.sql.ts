import type { StayState } from '#contract/desk/stays.ts'
import type { PlaceType } from '#contract/houses.ts'
import type { Db } from '../db/db.ts'

export type StayRow = {
  id: number
  version: number
  state: StayState
  orderCode: string
  lineNo: number
  placeType: PlaceType
  unitId: string
  room: string
  arrival: string
  departure: string
  /** Until when it was booked; `departure` is earlier where guests left early or did not come. */
  bookedUntil: string
  changedAt: Date | null
  follows: number | null
}

const STAYS = `
  select s.id, s.version, s.state, s.order_code as "orderCode", s.line_no as "lineNo", l.place_type as "placeType",
    s.unit_id as "unitId", u.name as room, s.arrival, s.departure, l.departure as "bookedUntil", s.changed_at as "changedAt", s.follows
  from stay s join unit u on u.id = s.unit_id join order_line l on l.order_code = s.order_code and l.line_no = s.line_no`

/** Makes the stays of confirmed orders that have none, one for each room; of one order, or of all. Answers how many. */
export async function insertMissingStays(db: Db, orderCode: string | undefined): Promise<number> {
  return db.change(
    `insert into stay (order_code, line_no, unit_id, arrival, departure)
     select n.order_code, n.line_no, n.unit_id, min(n.night), max(n.night) + 1
     from unit_night n join orders o on o.code = n.order_code
     where n.state = 'booked' and o.status = 'Confirmed' and (cast($1 as text) is null or n.order_code = $1)
       and not exists (select 1 from stay s where s.order_code = n.order_code)
     group by n.order_code, n.line_no, n.unit_id
     on conflict (order_code, line_no, unit_id, arrival) do nothing`,
    [orderCode ?? null],
  )
}

export async function selectStay(db: Db, id: number): Promise<StayRow | undefined> {
  const [row] = await db.query<StayRow>(`${STAYS} where s.id = $1`, [id])
  return row
}

/** Of one order, by room. */
export async function selectStaysOf(db: Db, orderCode: string): Promise<StayRow[]> {
  return db.query<StayRow>(`${STAYS} where s.order_code = $1 order by s.arrival, s.unit_id, s.id`, [orderCode])
}

type StayChange = { id: number; version: number; state: StayState; at: Date; departure?: string; unitId?: string }

/** False when the stay was changed since it had this version. */
export async function updateStay(db: Db, { id, version, state, at, departure, unitId }: StayChange): Promise<boolean> {
  const changed = await db.change(
    `update stay set state = $3, version = version + 1, changed_at = $4, departure = coalesce($5, departure),
       unit_id = coalesce($6, unit_id)
     where id = $1 and version = $2`,
    [id, version, state, at, departure ?? null, unitId ?? null],
  )
  return changed === 1
}

type FollowingStay = { of: number; unitId: string; from: string; departure: string; at: Date }

/** Guests in the house go on in another room. */
export async function insertFollowingStay(db: Db, { of, unitId, from, departure, at }: FollowingStay): Promise<void> {
  await db.change(
    `insert into stay (order_code, line_no, unit_id, arrival, departure, state, changed_at, follows)
     select order_code, line_no, $2, $3, $4, 'inHouse', $5, id from stay where id = $1`,
    [of, unitId, from, departure, at],
  )
}

/** Whether other guests are in that room. */
export async function isOccupied(db: Db, { unitId, except }: { unitId: string; except: number }): Promise<boolean> {
  const rows = await db.query("select 1 from stay where unit_id = $1 and state = 'inHouse' and id <> $2 limit 1", [
    unitId,
    except,
  ])
  return rows.length > 0
}

/** The order was given up: no one is expected any more. */
export async function endExpectedStays(db: Db, orderCode: string, at: Date): Promise<void> {
  await db.change(
    `update stay set state = 'gone', version = version + 1, changed_at = $2 where order_code = $1 and state = 'expected'`,
    [orderCode, at],
  )
}

/** Orders with a stay that no one ended though its departure was before `day`. */
export async function selectOrdersToClose(db: Db, day: string, limit: number): Promise<string[]> {
  const rows = await db.query<{ code: string }>(
    `select distinct s.order_code as code from stay s
     where s.state in ('expected', 'inHouse') and s.departure < $1 order by s.order_code limit $2`,
    [day, limit],
  )
  return rows.map(({ code }) => code)
}
