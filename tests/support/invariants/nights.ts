import type { Deps } from '#api/platform/deps.ts'

/** Rooms with two parties in them, and nights that are sold twice, that no live order or block owns, or that are not those of the stays. */
export async function brokenNights(deps: Pick<Deps, 'db' | 'now'>): Promise<string[]> {
  return [
    ...(await sharedRooms(deps)),
    ...(await ownerless(deps)),
    ...(await unlikeStays(deps)),
    ...(await sleptTwice(deps)),
    ...(await missing(deps)),
    ...(await unlikeBlocks(deps)),
    ...(await inRemovedRooms(deps)),
  ]
}

async function sharedRooms({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const rows = await db.query<{ unit: string; parties: string }>(
    `select unit_id as unit, string_agg(order_code, ' and ' order by order_code) as parties from stay
     where state = 'inHouse' group by unit_id having count(*) > 1`,
    [],
  )
  return rows.map(({ unit, parties }) => `In ${unit} are ${parties} at once`)
}

type NightRow = { unit: string; night: string; owner: string }

async function ownerless({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const rows = await db.query<NightRow>(
    `select n.unit_id as unit, n.night,
       coalesce(o.code || ' ' || o.status || ' ' || n.state, 'block ' || b.id, 'no one') as owner
     from unit_night n left join orders o on o.code = n.order_code left join room_block b on b.id = n.block_id
     where not coalesce(n.state = 'booked' and o.status in ('Confirmed', 'Completed'), false)
       and not coalesce(n.state = 'held' and o.status = 'Pending', false)
       and not coalesce(n.unit_id = b.unit_id and n.night >= b.starts and n.night < b.ends, false)`,
    [],
  )
  return rows.map(({ unit, night, owner }) => `${unit} on ${night} belongs to ${owner}`)
}

/** The nights of each stay but those that the order gave up. */
const SLEPT = `
  select s.order_code, s.unit_id, cast(day as date) as night from stay s
  cross join lateral generate_series(
    cast(s.arrival as timestamp), cast(s.departure as timestamp) - interval '1 day', interval '1 day'
  ) as day
  where s.state <> 'gone'`

async function unlikeStays({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const rows = await db.query<NightRow & { isSlept: boolean }>(
    `select coalesce(s.unit_id, n.unit_id) as unit, coalesce(s.night, n.night) as night,
       coalesce(s.order_code, n.order_code) as owner, s.night is not null as "isSlept"
     from (${SLEPT}) as s
     full join (select * from unit_night where state = 'booked' and order_code is not null) as n
       on n.order_code = s.order_code and n.unit_id = s.unit_id and n.night = s.night
     where s.night is null or n.night is null`,
    [],
  )
  return rows.map(({ unit, night, owner, isSlept }) =>
    isSlept
      ? `${owner} has guests in ${unit} on ${night}, which it does not own`
      : `${owner} owns ${unit} on ${night}, where it has no guests`,
  )
}

async function sleptTwice({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const rows = await db.query<NightRow>(
    `select s.unit_id as unit, s.night, string_agg(s.order_code, ' and ') as owner from (${SLEPT}) as s
     group by s.unit_id, s.night having count(*) > 1`,
    [],
  )
  return rows.map(({ unit, night, owner }) => `${unit} on ${night} has guests of ${owner}`)
}

/** An order that is held, or whose guests neither left early, stayed away nor came after all for what was left, has all the nights that it booked. */
async function missing({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<string[]> {
  const rows = await db.query<{ code: string; status: string; nights: number; booked: number }>(
    `select * from (
       select o.code, o.status,
         (select count(*) from unit_night n where n.order_code = o.code) as nights,
         (select coalesce(sum((l.departure - l.arrival) * case l.place_type
            when 'HOUSE' then (select count(*) from unit u where u.house_id = l.house_id) else l.quantity end), 0)::bigint
          from order_line l where l.order_code = o.code and l.cancelled_at is null) as booked
       from orders o
       where (o.status = 'Pending' and o.held_until > $1)
         or (o.status = 'Confirmed'
           and not exists (
             select 1 from stay s join order_line l on l.order_code = s.order_code and l.line_no = s.line_no
             where s.order_code = o.code and (s.state in ('departed', 'noShow')
               or s.state in ('expected', 'inHouse') and s.departure < l.departure)))
     ) as counted where nights <> booked`,
    [now()],
  )
  return rows.map(({ code, status, nights, booked }) => `${code} is ${status} with ${nights} of ${booked} nights`)
}

async function inRemovedRooms({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<string[]> {
  const rows = await db.query<NightRow>(
    `select n.unit_id as unit, n.night, n.order_code as owner from unit_night n join every_unit u on u.id = n.unit_id
     where n.order_code is not null and n.night >= cast(u.removed_at as date)
       and (n.state = 'booked' or n.hold_expires_at > $1)`,
    [now()],
  )
  return rows.map(({ unit, night, owner }) => `${owner} has ${unit} on ${night}, after it was removed`)
}

async function unlikeBlocks({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const rows = await db.query<{ id: number; nights: number; blocked: number }>(
    `select * from (
       select b.id, b.ends - b.starts as blocked,
         (select count(*) from unit_night n where n.block_id = b.id) as nights
       from room_block b
     ) as counted where nights <> blocked`,
    [],
  )
  return rows.map(({ id, nights, blocked }) => `Block ${id} has ${nights} of ${blocked} nights`)
}
