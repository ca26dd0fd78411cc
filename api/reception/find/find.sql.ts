import type { Db } from '#api/platform/db/db.ts'
import { selectFirstStays } from '#api/orders/stays/stays.sql.ts'
import { SUMMARIES, type SummaryRow } from '#api/orders/summaries.sql.ts'

type Question = {
  at: Date
  day: string
  /** Each undefined where the text cannot be one. */
  code: string | undefined
  digits: string | undefined
  number: string | undefined
  /** Patterns of `like`: each word of a name, how each sounds, and the whole text. */
  words: readonly string[]
  sounds: readonly string[]
  text: string
  limit: number
}

/** Registered persons `p` by the parameters that have the words of a name, and how they sound. */
const named = (words: string, sounds: string): string =>
  `(lower(p.name) like all (${words}::text[]) or (cardinality(${sounds}::text[]) > 0 and p.name_sound like all (${sounds}::text[])))`

/**
 * Names that sound alike come last; otherwise stays that are not over first, the next of them on top, then the latest. Codes are found first, so that
 * only what is shown is put together.
 */
export async function selectFound(
  db: Db,
  { at, day, code, digits, number, words, sounds, text, limit }: Question,
): Promise<SummaryRow[]> {
  return db.query<SummaryRow>(
    `with found as (
       select code, 0 as distance from orders where code like $3 || '%'
       union all
       select o.code, 0 from guest g join orders o on o.guest_id = g.id where g.phone like '+%' || $4 || '%'
       union all
       select o.code, case when lower(g.first_name || ' ' || g.last_name) like all ($6::text[]) then 0 else 1 end
       from guest g join orders o on o.guest_id = g.id
       where lower(g.first_name || ' ' || g.last_name) like all ($6::text[])
         or (cardinality($7::text[]) > 0 and g.name_sound like all ($7::text[]))
       union all
       select order_code, 0 from occasion where regexp_replace(phone, '[^0-9]', '', 'g') like '%' || $4 || '%'
         or lower(name) like all ($6::text[])
       union all
       select p.order_code, case when lower(p.name) like all ($6::text[]) then 0 else 1 end
       from registered_person p where ${named('$6', '$7')}
       union all
       select s.order_code, 0 from stay s join every_unit u on u.id = s.unit_id
       where s.state in ('expected', 'inHouse') and s.arrival <= $2 and s.departure >= $2 and lower(u.name) like $8
       union all
       select order_code, 0 from payment where upper(gateway_transaction) = $5 or upper(receipt) = $5 or upper(reference) = $5
     ), dated as (
       select f.code, min(f.distance) as distance, coalesce(min(l.arrival), cast(min(v.starts) as date)) as "from",
         coalesce(max(l.departure), cast(max(v.ends) as date)) as until
       from found f left join order_line l on l.order_code = f.code and l.cancelled_at is null
         left join occasion v on v.order_code = f.code
       group by f.code
     ), ranked as (
       select code, row_number() over (
         order by distance, until < $2, case when until < $2 then null else "from" end, "from" desc, code) as place
       from dated
     )
     select listed.* from (${SUMMARIES} where o.code in (select code from ranked where place <= $9)) as found) as listed
       join ranked r on r.code = listed.code
     order by r.place`,
    [at, day, code ?? null, digits ?? null, number ?? null, words, sounds, text, limit],
  )
}

export type FoundPerson = { code: string; name: string; room: string }

/** Who of these orders is registered under that name, and in which room they are. */
export async function selectFoundPersons(
  db: Db,
  { codes, words, sounds }: Pick<Question, 'words' | 'sounds'> & { codes: readonly string[] },
): Promise<FoundPerson[]> {
  return db.query<FoundPerson>(
    `${selectFirstStays('s.order_code = any($1::text[]) and not exists (select 1 from stay n where n.follows = s.id)')}
     select p.order_code as code, p.name, u.name as room
     from chain c join stay s on s.id = c.stay_id join every_unit u on u.id = s.unit_id
       join registered_person p on p.stay_id = c.first_id
     where c.follows is null and ${named('$2', '$3')}
     order by p.order_code, p.stay_id, p.place`,
    [codes, words, sounds],
  )
}
