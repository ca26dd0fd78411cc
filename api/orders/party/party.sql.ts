import type { Db } from '#api/platform/db/db.ts'
import type { LockedOrder } from '../locked-order.ts'
import { selectFirstStays } from '../stays/stays.sql.ts'

export type PartyRow = { version: number; adults: number | null; children: number | null; arrivesAbout: string }

const NOTHING_SAID: PartyRow = { version: 0, adults: null, children: null, arrivesAbout: '' }

export async function selectParty(db: Db, orderCode: string): Promise<PartyRow> {
  const [row] = await db.query<PartyRow>(
    'select version, adults, children, arrives_about as "arrivesAbout" from party where order_code = $1',
    [orderCode],
  )
  return row ?? NOTHING_SAID
}

type Party = Omit<PartyRow, 'version'>

/** False when someone else changed it since it had this version; 0 when there was none. */
export async function changeParty(
  db: Db,
  { code }: LockedOrder,
  { version, adults, children, arrivesAbout }: PartyRow,
): Promise<boolean> {
  const changed =
    version === 0
      ? await db.change(
          `insert into party (order_code, version, adults, children, arrives_about) values ($1, 1, $2, $3, $4)
           on conflict (order_code) do nothing`,
          [code, adults, children, arrivesAbout],
        )
      : await db.change(
          `update party set version = version + 1, adults = $3, children = $4, arrives_about = $5
           where order_code = $1 and version = $2`,
          [code, version, adults, children, arrivesAbout],
        )
  return changed === 1
}

/** Stores the party of a new order. */
export async function insertParty(
  db: Db,
  { code }: LockedOrder,
  { adults, children, arrivesAbout }: Party,
): Promise<void> {
  await db.change(
    'insert into party (order_code, version, adults, children, arrives_about) values ($1, 1, $2, $3, $4)',
    [code, adults, children, arrivesAbout],
  )
}

/** What the lists of a day show of an order. */
export type PartyOfDay = Party & {
  code: string
  registered: number
  /** Registered without a number, and not known to be a child; or nobody is registered, and the guest gave none. */
  withoutDocument: number
}

export async function selectPartiesOfDay(
  db: Db,
  { codes, bornAfter }: { codes: readonly string[]; bornAfter: string },
): Promise<PartyOfDay[]> {
  return db.query<PartyOfDay>(
    `select o.code, y.adults, y.children, coalesce(y.arrives_about, '') as "arrivesAbout", count(p.id) as registered,
       case when count(p.id) = 0 then max(case when g.identity_number_sealed = '' then 1 else 0 end)
         else count(p.id) filter (where p.document_number_sealed = '' and (p.born is null or p.born <= $2)) end as "withoutDocument"
     from orders o join guest g on g.id = o.guest_id left join party y on y.order_code = o.code
       left join registered_person p on p.order_code = o.code
     where o.code = any($1::text[])
     group by o.code, y.adults, y.children, y.arrives_about`,
    [codes, bornAfter],
  )
}

/** Those of these stays in whose rooms nobody is registered. */
export async function selectEmptyStays(db: Db, stayIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db.query<{ stayId: number }>(
    `${selectFirstStays('s.id = any($1::bigint[])')}
     select c.stay_id as "stayId" from chain c
     where c.follows is null and not exists (select 1 from registered_person p where p.stay_id = c.first_id)`,
    [stayIds],
  )
  return new Set(rows.map(({ stayId }) => stayId))
}
