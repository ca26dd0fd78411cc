import type { Db } from '#api/platform/db/db.ts'
import type { Locked } from '#api/platform/db/locked.ts'
import { type ChangeKind, movedAt, selectFirstStays } from './stays.sql.ts'
import type { StayState } from '#contract/orders/stays.ts'

/** An order by its code: whose stays these are. */
export type Owner = Locked<{ code: string }>

/** Which room and days a stay has, and what goes with them. */
export type StayPlace = {
  lineNo: number
  state: StayState
  unitId: string
  arrival: string
  departure: string
  movedFrom: string | null
  moveChargeNo: number | null
}

type NewChange = { kind: ChangeKind; by: number; at: Date; before: object }

/** Changes of an order are numbered one after another; answers the number of this one. */
export async function insertChange(db: Db, { code }: Owner, { kind, by, at, before }: NewChange): Promise<number> {
  const [row] = await db.query<{ no: number }>(
    `insert into stay_change (order_code, change_no, kind, made_by, made_at, before)
     select $1, coalesce(max(change_no), 0) + 1, $2, $3::bigint, $4::timestamptz, $5::jsonb
     from stay_change where order_code = $1 returning change_no as no`,
    [code, kind, by, at, JSON.stringify(before)],
  )
  if (!row) throw new Error(`The change of ${code} was not stored`)
  return row.no
}

type NewStay = { lineNo: number; unitId: string; arrival: string; departure: string }

/** Inserts the stay as cancelled; the change activates it. Answers its id. */
export async function insertStay(
  db: Db,
  { code }: Owner,
  { lineNo, unitId, arrival, departure }: NewStay,
): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `insert into stay (order_code, line_no, unit_id, arrival, departure, state) values ($1, $2, $3, $4, $5, 'gone') returning id`,
    [code, lineNo, unitId, arrival, departure],
  )
  if (!row) throw new Error(`The stay of ${code} was not stored`)
  return row.id
}

type Continuation = { of: Locked<{ id: number }>; unitId: string; from: string; departure: string; at: Date }

/** Inserts the second stay of guests who change rooms, as cancelled; the change activates it. Answers its id. */
export async function insertContinuation(db: Db, { of, unitId, from, departure, at }: Continuation): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `insert into stay (order_code, line_no, unit_id, arrival, departure, state, checked_in_at, moved_at, follows)
     select order_code, line_no, $2, $3, $4, 'gone', checked_in_at, ${movedAt('$5')}, id
     from stay where id = $1 returning id`,
    [of.id, unitId, from, departure, at],
  )
  if (!row) throw new Error(`The stay ${of.id} was not continued`)
  return row.id
}

/** Deletes the second stay when a move is undone. */
export async function deleteStay(db: Db, id: number): Promise<void> {
  await db.change('delete from stay where id = $1', [id])
}

/** The state before a change, unless it was undone. */
export async function selectChange(db: Db, { code }: Owner, no: number): Promise<unknown> {
  const [row] = await db.query<{ before: unknown }>(
    'select before from stay_change where order_code = $1 and change_no = $2 and undone_at is null',
    [code, no],
  )
  return row?.before
}

/** The state before the last change that cancelled the room of a stay; undefined where none did. */
export async function selectRoomCancellation(db: Db, { code }: Owner, stayId: number): Promise<unknown> {
  const [row] = await db.query<{ before: unknown }>(
    `select before from stay_change
     where order_code = $1 and kind = 'cancelRoom' and undone_at is null and before -> 'stays' @> $2::jsonb
     order by change_no desc limit 1`,
    [code, JSON.stringify([{ id: stayId }])],
  )
  return row?.before
}

/**
 * The stays that a member has brought to a day: by their changes which were not undone, stays that were cancelled before, or had other days.
 * The second stay of guests who changed rooms is theirs like the first.
 */
export async function selectBroughtBy(
  db: Db,
  { code }: Owner,
  { by, day }: { by: number; day: string },
): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    `${selectFirstStays('s.order_code = $1')}
     select distinct a.stay_id as id
     from chain a, stay_change c, jsonb_array_elements(c.before -> 'stays') as s (place)
     where (s.place ->> 'id')::bigint = a.first_id and c.order_code = $1 and c.made_by = $2 and c.undone_at is null
       and (c.before ->> 'continued') is distinct from (s.place ->> 'id')
       and (s.place ->> 'state' = 'gone' or s.place ->> 'arrival' > $3 or s.place ->> 'departure' < $3)`,
    [code, by, day],
  )
  return rows.map(({ id }) => id)
}

export async function markUndone(db: Db, { code }: Owner, { no, at }: { no: number; at: Date }): Promise<void> {
  await db.change('update stay_change set undone_at = $3 where order_code = $1 and change_no = $2', [code, no, at])
}

/** `changeNo`: the change that did it, if it can be undone. False when the stay was changed since it had this version. */
export async function updatePlace(
  db: Db,
  { id, version }: Locked<{ id: number; version: number }>,
  { changeNo, at, ...place }: StayPlace & { changeNo: number | null; at: Date },
): Promise<boolean> {
  const { lineNo, state, unitId, arrival, departure, movedFrom, moveChargeNo } = place
  const changed = await db.change(
    `update stay set line_no = $3, state = $4, unit_id = $5, arrival = $6, departure = $7, moved_from = $8,
       move_charge_no = $9::integer, moved_at = case when unit_id <> $5 or $4 = 'moved' then ${movedAt('$11')} else moved_at end,
       change_no = $10::integer, change_version = case when $10::integer is null then null else version + 1 end,
       version = version + 1, changed_at = $11
     where id = $1 and version = $2`,
    [id, version, lineNo, state, unitId, arrival, departure, movedFrom, moveChargeNo, changeNo, at],
  )
  return changed === 1
}

/** The stays in rooms that the same guests left go with them to another line. */
export async function updateLineOf(db: Db, ids: readonly number[], lineNo: number): Promise<void> {
  await db.change('update stay set line_no = $2 where id = any($1::bigint[])', [ids, lineNo])
}
