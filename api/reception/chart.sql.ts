import type { PlaceType } from '#contract/catalogue/houses.ts'
import type { OrderType } from '#contract/orders/orders.ts'
import type { Reads } from '../platform/db/db.ts'
import { CONTACT_NAME, GUEST_NAME } from '../guests/guests.sql.ts'
import type { Sums } from '../orders/order-rules.ts'
import { SUMS } from '../orders/orders.sql.ts'
import type { StayState } from '#contract/orders/stays.ts'

type Days = { from: string; until: string }

/** What an order has of a room. */
type Taken = Sums & { code: string; guest: string; unitId: string; placeType: PlaceType; first: string; last: string }

const OF_ORDER = `o.code, o.status, ${GUEST_NAME} as guest, ${SUMS}`

export type StayBar = Taken & { stayId: number; version: number; state: StayState }

/** Bars of stays by room and day. Stays have the nights that their order has: nights are not asked, there are several for each stay. */
export async function selectStayBars(db: Reads, { from, until }: Days): Promise<StayBar[]> {
  return db.query<StayBar>(
    `select s.unit_id as "unitId", s.arrival as first, s.departure as last, s.id as "stayId", s.version, s.state,
       l.place_type as "placeType", ${OF_ORDER}
     from stay s
     join order_line l on l.order_code = s.order_code and l.line_no = s.line_no
     join orders o on o.code = s.order_code
     join guest g on g.id = o.guest_id
     where s.departure > $1 and s.arrival < $2 and s.departure > s.arrival and s.state <> 'gone'
     order by s.unit_id, s.arrival`,
    [from, until],
  )
}

export type HoldBar = Taken & { heldUntil: Date }

/** Bars of holds by room and day. Only orders that wait for money hold nights, and they are few: they lead to their nights. */
export async function selectHoldBars(db: Reads, { from, until, at }: Days & { at: Date }): Promise<HoldBar[]> {
  return db.query<HoldBar>(
    `select n.unit_id as "unitId", l.arrival as first, l.departure as last, max(n.hold_expires_at) as "heldUntil",
       l.place_type as "placeType", ${OF_ORDER}
     from orders o
     join unit_night n on n.order_code = o.code and n.state = 'held' and n.hold_expires_at > $3
     join order_line l on l.order_code = n.order_code and l.line_no = n.line_no
     join guest g on g.id = o.guest_id
     where o.status = 'Pending' and n.night >= $1 and n.night < $2
     group by n.unit_id, l.order_code, l.line_no, o.code, g.id
     order by n.unit_id, l.arrival`,
    [from, until, at],
  )
}

export type RequestBar = {
  code: string
  type: OrderType
  guest: string
  starts: string
  ends: string
  persons: number
}

/** Requests that nobody has answered, the earliest first. */
export async function selectRequestBars(db: Reads, { from, until }: Days): Promise<RequestBar[]> {
  return db.query<RequestBar>(
    `select o.code, o.type, ${CONTACT_NAME} as guest, cast(c.starts as text) as starts, cast(c.ends as text) as ends, c.persons
     from orders o join occasion c on c.order_code = o.code join guest g on g.id = o.guest_id
     where o.status = 'Requested' and c.ends >= $1::date and c.starts < $2::date
     order by c.starts, o.code`,
    [from, until],
  )
}

export type ChartRoomRow = { unitId: string; room: string; houseId: number; house: string }

export async function selectChartRooms(db: Reads): Promise<ChartRoomRow[]> {
  return db.query<ChartRoomRow>(
    `select u.id as "unitId", u.name as room, h.id as "houseId", h.name as house
     from unit u join house h on h.id = u.house_id order by u.id`,
    [],
  )
}
