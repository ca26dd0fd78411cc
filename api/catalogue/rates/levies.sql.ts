import { type Levies, USUAL_LEVIES } from '#contract/values/money.ts'
import type { Db, Reads } from '#api/platform/db/db.ts'

/** SQL: what comes on top of prices; null as long as nobody has changed it. */
export const SELECT_LEVIES = `select json_build_object('service', service_percent, 'tax', tax_percent) from levies`

export async function selectLevies(db: Reads): Promise<Levies> {
  const [row] = await db.query<{ levies: Levies | null }>(`select (${SELECT_LEVIES}) as levies`)
  return row?.levies ?? USUAL_LEVIES
}

export async function writeLevies(db: Db, { service, tax }: Levies): Promise<void> {
  await db.change(
    `insert into levies (id, service_percent, tax_percent) values (1, $1, $2)
     on conflict (id) do update set service_percent = excluded.service_percent, tax_percent = excluded.tax_percent`,
    [service, tax],
  )
}
