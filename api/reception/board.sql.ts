import type { RoomState } from '#contract/reception/rooms.ts'
import type { PlaceType } from '#contract/catalogue/houses.ts'
import type { OrderType } from '#contract/orders/orders.ts'
import type { Db } from '../platform/db/db.ts'
import { CONTACT_NAME, CONTACT_PHONE, GUEST_NAME } from '../guests/guests.sql.ts'
import type { Sums } from '../orders/order-rules.ts'
import { SUMS } from '../orders/orders.sql.ts'
import type { UndoableKind } from '../orders/stays/stays.sql.ts'
import { CHANGE_KIND } from '../orders/stays/stays.sql.ts'
import type { StayState } from '#contract/orders/stays.ts'

export type BoardStayRow = Sums & {
  id: number
  version: number
  state: StayState
  code: string
  guest: string
  phone: string
  unitId: string
  room: string
  house: string
  roomState: RoomState
  placeType: PlaceType
  arrival: string
  departure: string
  changedAt: Date | null
  checkedInAt: Date | null
  endedAt: Date | null
  movedAt: Date | null
  movedFrom: string | null
  follows: number | null
  changeKind: UndoableKind | null
  rooms: number
  billedTo: string | null
}

const STAYS = `
  select s.id, s.version, s.state, o.code, o.status, ${GUEST_NAME} as guest, g.phone,
    u.id as "unitId", u.name as room, h.name as house, coalesce(c.state, 'clean') as "roomState",
    l.place_type as "placeType", s.arrival, s.departure,
    s.changed_at as "changedAt", s.checked_in_at as "checkedInAt", s.ended_at as "endedAt", s.moved_at as "movedAt",
    s.moved_from as "movedFrom", s.follows, ${CHANGE_KIND},
    ${SUMS}, b.company as "billedTo",
    (select count(*) from stay other where other.order_code = s.order_code and other.state not in ('moved', 'gone')
      and other.arrival < greatest(s.departure, s.arrival + 1) and greatest(other.departure, other.arrival + 1) > s.arrival) as rooms
  from stay s
  join orders o on o.code = s.order_code
  join guest g on g.id = o.guest_id
  join every_unit u on u.id = s.unit_id
  join house h on h.id = u.house_id
  join order_line l on l.order_code = s.order_code and l.line_no = s.line_no
  left join room_state c on c.unit_id = u.id
  left join company_bill b on b.order_code = o.code`

/** All stays that a day is about: to come, in the house, to leave, or begun or ended on it. */
export async function selectStaysOfDay(db: Db, day: string): Promise<BoardStayRow[]> {
  return db.query<BoardStayRow>(
    `${STAYS}
     where (s.state = 'expected' and s.arrival <= $1 and s.departure >= $1)
       or (s.state = 'inHouse' and s.arrival <= $1)
       or (s.state = 'noShow' and s.arrival = $1)
       or (s.state = 'departed' and s.departure = $1)
     order by u.id, s.id`,
    [day],
  )
}

export async function selectStaysOfOrder(db: Db, code: string): Promise<BoardStayRow[]> {
  return db.query<BoardStayRow>(`${STAYS} where s.order_code = $1 order by s.arrival, u.id, s.id`, [code])
}

/** `starts` and `ends` are on the resort's clock. */
export type OccasionRow = Sums & {
  code: string
  type: Exclude<OrderType, 'Room'>
  guest: string
  phone: string
  starts: string
  ends: string
  persons: number
  billedTo: string | null
}

/** What takes no nights and is on that day, by its hour. */
export async function selectOccasionsOfDay(db: Db, day: string): Promise<OccasionRow[]> {
  return db.query<OccasionRow>(
    `select o.code, o.type, o.status, ${CONTACT_NAME} as guest,
       ${CONTACT_PHONE} as phone, cast(c.starts as text) as starts, cast(c.ends as text) as ends,
       c.persons, ${SUMS},
       b.company as "billedTo"
     from occasion c join orders o on o.code = c.order_code join guest g on g.id = o.guest_id
       left join company_bill b on b.order_code = o.code
     where o.status in ('Confirmed', 'Completed') and cast(c.starts as date) <= $1 and cast(c.ends as date) >= $1
     order by c.starts, o.code`,
    [day],
  )
}
