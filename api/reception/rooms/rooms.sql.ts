import type { BlockKind } from '#contract/reception/blocks.ts'
import type { RoomState, RoomUse } from '#contract/reception/rooms.ts'
import type { Db, Transaction } from '#api/platform/db/db.ts'
import { GUEST_NAME } from '#api/guests/guests.sql.ts'
import { locked, type Locked } from '#api/platform/db/locked.ts'
import { selectFirstStays } from '#api/orders/stays/stays.sql.ts'

export type RoomRow = {
  unitId: string
  room: string
  house: string
  houseId: number
  state: RoomState
  version: number
  note: string
  markedBy: string | null
  markedAt: Date | null
  repair: string
  repairBy: number | null
  repairByName: string | null
  repairAt: Date | null
  blockKind: BlockKind | null
  blockReason: string | null
  blockedUntil: string | null
}

/** `night`: that of today, on which a block makes a room out of order. */
export async function selectRooms(db: Db, night: string): Promise<RoomRow[]> {
  return db.query<RoomRow>(
    `select u.id as "unitId", u.name as room, h.name as house, h.id as "houseId", coalesce(c.state, 'clean') as state,
       coalesce(c.version, 0) as version, coalesce(c.note, '') as note, m.name as "markedBy", c.marked_at as "markedAt",
       coalesce(c.repair, '') as repair, c.repair_by as "repairBy", p.name as "repairByName", c.repair_at as "repairAt",
       b.kind as "blockKind", b.reason as "blockReason", b.ends as "blockedUntil"
     from unit u join house h on h.id = u.house_id
       left join room_state c on c.unit_id = u.id
       left join staff m on m.id = c.marked_by
       left join staff p on p.id = c.repair_by
       left join unit_night n on n.unit_id = u.id and n.night = $1
       left join room_block b on b.id = n.block_id
     order by u.id`,
    [night],
  )
}

export type RoomGuestRow = {
  unitId: string
  use: RoomUse
  code: string
  guest: string
  arrival: string
  departure: string
  /** How many of their party are registered in this room, and in all rooms. */
  here: number
  registered: number
  /** Null where nobody said so. */
  expected: number | null
  /** Rooms of their order on these days, also those that they have left. */
  rooms: number
}

/** Who is in each room, who comes today, and who comes next. They are registered with the stay that they began with. */
export async function selectGuestsOfRooms(db: Db, today: string): Promise<RoomGuestRow[]> {
  return db.query<RoomGuestRow>(
    `${selectFirstStays("s.state in ('expected', 'inHouse')")}
     select s.unit_id as "unitId", s.arrival, s.departure, o.code, ${GUEST_NAME} as guest,
       case when s.state = 'inHouse' and s.departure <= $1 then 'leaves'
         when s.state = 'inHouse' and coalesce(before.arrival, s.arrival) < $1 then 'staysOver'
         when s.state = 'inHouse' then 'arrived'
         when s.arrival <= $1 then 'arrives' else 'next' end as use,
       y.adults + y.children as expected,
       (select count(*) from registered_person p where p.stay_id = c.first_id) as here,
       (select count(*) from registered_person p where p.order_code = o.code) as registered,
       (select count(*) from stay r where r.order_code = o.code
         and r.state in ('expected', 'inHouse', 'departed') and r.arrival < s.departure and r.departure > s.arrival) as rooms
     from stay s join orders o on o.code = s.order_code join guest g on g.id = o.guest_id
       join chain c on c.stay_id = s.id and c.follows is null
       left join stay before on before.id = s.follows
       left join party y on y.order_code = o.code
     where s.state = 'inHouse'
       or (s.state = 'expected' and s.arrival <= $1 and s.departure >= $1)
       or (s.state = 'expected' and s.arrival > $1 and not exists (
         select 1 from stay sooner where sooner.unit_id = s.unit_id and sooner.state = 'expected'
           and sooner.arrival > $1 and sooner.arrival < s.arrival))
     order by s.unit_id, s.state = 'expected', s.arrival, s.id`,
    [today],
  )
}

export type StoredState = { state: RoomState; version: number; note: string; repair: string; repairBy: number | null }

/** Gives a room that was never marked its row; nothing where the room does not exist. */
export async function insertRoomState(db: Db, unitId: string, at: Date): Promise<void> {
  await db.change(
    `insert into room_state (unit_id, state, version, marked_at) select id, 'clean', 0, $2 from unit where id = $1
     on conflict (unit_id) do nothing`,
    [unitId, at],
  )
}

export async function lockRoomState(db: Transaction, unitId: string): Promise<Locked<StoredState> | undefined> {
  const [row] = await db.query<StoredState>(
    `select state, version, note, repair, repair_by as "repairBy" from room_state where unit_id = $1 for no key update`,
    [unitId],
  )
  return row && locked(row)
}

type Mark = { unitId: string; state: RoomState; note: string; by: number; at: Date }

export async function updateRoomState(
  db: Db,
  { version }: Locked<StoredState>,
  { unitId, state, note, by, at }: Mark,
): Promise<number> {
  await db.change(
    `update room_state set state = $2, note = $3, marked_by = $4, marked_at = $5, left_as = null, version = version + 1
     where unit_id = $1`,
    [unitId, state, note, by, at],
  )
  return version + 1
}

type Repair = { unitId: string; repair: string; by: number; at: Date }

/** Who found it stays who reported it, whoever writes of it later. */
export async function updateRepair(
  db: Db,
  { version }: Locked<StoredState>,
  { unitId, repair, by, at }: Repair,
): Promise<number> {
  await db.change(
    `update room_state set repair = $2::text, version = version + 1,
       repair_by = case when $2::text = '' then null else coalesce(repair_by, $3::bigint) end,
       repair_at = case when $2::text = '' then null else coalesce(repair_at, $4::timestamptz) end
     where unit_id = $1`,
    [unitId, repair, by, at],
  )
  return version + 1
}

type Leaving = { units: readonly string[]; by: number | null; at: Date }

/** Guests left these rooms. A room that was marked after `at` stays as it is. */
export async function insertLeftRooms(db: Db, { units, by, at }: Leaving): Promise<void> {
  await db.change(
    `insert into room_state (unit_id, state, marked_by, marked_at, left_as)
     select u, 'dirty', $2::bigint, $3::timestamptz, 'clean' from unnest($1::text[]) as u order by u
     on conflict (unit_id) do update
       set state = 'dirty', marked_by = excluded.marked_by, marked_at = excluded.marked_at, left_as = room_state.state,
         version = room_state.version + 1
       where room_state.marked_at <= excluded.marked_at`,
    [units, by, at],
  )
}

/** Guests are in this room as if they had never left it. What a person has marked since stays. */
export async function updateReturnedRoom(db: Db, unitId: string): Promise<void> {
  await db.change(
    `update room_state set state = left_as, left_as = null, version = version + 1
     where unit_id = $1 and left_as is not null`,
    [unitId],
  )
}

export async function selectTurnMinutes(db: Db): Promise<number> {
  const [row] = await db.query<{ minutes: number }>('select minutes from room_turn', [])
  return row?.minutes ?? 0
}

/** Answers the minutes before. */
export async function updateTurnMinutes(db: Db, minutes: number): Promise<number> {
  const [row] = await db.query<{ before: number }>(
    `update room_turn set minutes = $1 from (select minutes as before from room_turn for no key update) as found
     returning found.before`,
    [minutes],
  )
  return row?.before ?? 0
}
