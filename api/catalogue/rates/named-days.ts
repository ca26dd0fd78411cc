import type { NamedDays, removeNamedDays, saveNamedDays } from '#contract/catalogue/rates.ts'
import type { Reads } from '#api/platform/db/db.ts'
import type { Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import {
  deleteNamedDays,
  insertNamedDays,
  selectNamedDays,
  updateNamedDays,
  type NamedDaysRow,
} from './named-days.sql.ts'

/** Names of nights that are not over on a day, in their order. */
export async function namedDaysFrom(reads: Reads, day: string): Promise<NamedDays[]> {
  return (await selectNamedDays(reads, day)).map(onWire)
}

export function saveDays(deps: Throws<'not_found'>, { body, once }: Call<typeof saveNamedDays>): Promise<NamedDays> {
  const { Id, Name, From, Until, Provisional, Percent, MinNights } = body
  const days = {
    name: Name,
    starts: From,
    ends: Until,
    isProvisional: Provisional,
    percent: Percent,
    minNights: MinNights,
  }
  return once(async (db) => {
    const saved = Id === null ? await insertNamedDays(db, days) : await updateNamedDays(db, { ...days, id: Id })
    if (!saved) throw deps.problem('not_found', (t) => t.rates.unknownDays)
    return onWire(saved)
  })
}

export function removeDays(
  deps: Throws<'not_found'>,
  { body: { Id }, once }: Call<typeof removeNamedDays>,
): Promise<null> {
  return once(async (db) => {
    if ((await deleteNamedDays(db, Id)) === 0) throw deps.problem('not_found', (t) => t.rates.unknownDays)
    return null
  })
}

function onWire({ id, name, starts, ends, isProvisional, percent, minNights }: NamedDaysRow): NamedDays {
  return {
    Id: id,
    Name: name,
    From: starts,
    Until: ends,
    Provisional: isProvisional,
    Percent: percent,
    MinNights: minNights,
  }
}
