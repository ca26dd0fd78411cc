import type { StayState } from '#contract/desk/stays.ts'
import type { PlaceType } from '#contract/houses.ts'
import type { OrderStatus } from '#contract/orders.ts'
import type { Reads } from '../db/db.ts'

type Days = { from: string; until: string }

export type ChartRow = {
  unitId: string
  /** Of the stay; of nights without one, those among the days that were asked about. */
  first: string
  last: string
  heldUntil: Date | null
  stayId: number | null
  version: number | null
  state: StayState | null
  placeType: PlaceType
  code: string
  status: OrderStatus
  guest: string
  payable: number
  paid: number
  surplus: number
}

/**
 * What orders take of the rooms on some nights, by room and day. The rooms lead to the key of their nights, so that past ones are not read;
 * nights that follow each other are one row before anything is joined to them.
 */
export async function selectTaken(db: Reads, { from, until, at }: Days & { at: Date }): Promise<ChartRow[]> {
  return db.query<ChartRow>(
    `with taken as (
       select n.unit_id, n.night, n.order_code, n.line_no, n.hold_expires_at,
         n.night - cast(row_number() over (partition by n.unit_id, n.order_code, n.line_no order by n.night) as integer) as island
       from unit u join unit_night n on n.unit_id = u.id and n.night >= $1 and n.night < $2
       where n.block_id is null and (n.state = 'booked' or n.hold_expires_at > $3)
     ), run as (
       select unit_id, order_code, line_no, min(night) as first, max(night) + 1 as last, max(hold_expires_at) as held_until
       from taken group by unit_id, order_code, line_no, island
     )
     select r.unit_id as "unitId", coalesce(s.arrival, r.first) as first, coalesce(s.departure, r.last) as last,
       r.held_until as "heldUntil", s.id as "stayId", s.version, s.state, l.place_type as "placeType", o.code, o.status,
       trim(g.first_name || ' ' || g.last_name) as guest, o.payable_paisa as payable, o.paid_paisa as paid, o.surplus_paisa as surplus
     from run r
     join order_line l on l.order_code = r.order_code and l.line_no = r.line_no
     join orders o on o.code = r.order_code
     join guest g on g.id = o.guest_id
     left join stay s on s.order_code = r.order_code and s.line_no = r.line_no and s.unit_id = r.unit_id
       and s.arrival < r.last and s.departure > r.first and s.state <> 'gone'
     order by r.unit_id, coalesce(s.arrival, r.first)`,
    [from, until, at],
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
