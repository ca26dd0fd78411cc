import type { setLevies } from '#contract/catalogue/rates.ts'
import { noteCatalogueChange } from '#api/platform/catalogue-changes/catalogue-changes.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import { logStaffAct } from '#api/staff/log/staff-log.ts'
import { selectLevies, writeLevies } from './levies.sql.ts'

/** Sets what comes on top of prices from now on. Changes take turns, so that nobody overwrites what they have not seen. */
export async function changeLevies(
  { now, problem }: Pick<Deps, 'now'> & Throws<'changed_elsewhere'>,
  { body: { Seen, Levies }, staff, once }: Call<typeof setLevies>,
): Promise<null> {
  return once(async (db) => {
    await noteCatalogueChange(db)
    const { service: Service, tax: Tax } = await selectLevies(db)
    if (Service !== Seen.Service || Tax !== Seen.Tax) throw problem('changed_elsewhere', (t) => t.rates.leviesChanged)
    if (Service === Levies.Service && Tax === Levies.Tax) return null
    await writeLevies(db, { service: Levies.Service, tax: Levies.Tax })
    const what = { Kind: 'changedLevies', Before: Seen, After: Levies } as const
    await logStaffAct(db, { at: now(), by: staff.id, subject: 'rates' }, what)
    return null
  })
}
