import type { Db } from '#api/platform/db/db.ts'
import { GUEST_NAME } from '#api/guests/guests.sql.ts'
import { selectFirstStays } from '#api/orders/stays/stays.sql.ts'
import { PERSON, type PersonRow } from './registration.sql.ts'

/** A room in which guests were on a night, with one of its persons; without any where nobody is registered in it. */
export type NightRow = {
  code: string
  room: string
  house: string
  from: string
  to: string
  guest: string
} & (PersonRow | { [Field in keyof PersonRow]: null })

/** Everyone who was in the house on a night, by room. Where a party moved, it is registered with the stay that it began with. */
export async function selectInHouse(db: Db, night: string): Promise<NightRow[]> {
  return db.query<NightRow>(
    `${selectFirstStays("s.arrival <= $1 and (s.state = 'inHouse' or (s.state in ('departed', 'moved') and s.departure > $1))")}
     select s.order_code as code, u.name as room, h.name as house, f.arrival as "from", s.departure as "to",
       ${GUEST_NAME} as guest, ${PERSON}
     from chain c
       join stay s on s.id = c.stay_id
       join stay f on f.id = c.first_id
       join every_unit u on u.id = s.unit_id
       join house h on h.id = u.house_id
       join orders o on o.code = s.order_code
       join guest g on g.id = o.guest_id
       left join registered_person p on p.stay_id = c.first_id
     where c.follows is null
     order by u.id, s.id, p.place, p.id`,
    [night],
  )
}
