import { noteCatalogueChange } from '#api/platform/catalogue-changes/catalogue-changes.ts'
import type { Db } from '#api/platform/db/db.ts'
import { countNamedDays, insertNamedDays } from './named-days.sql.ts'

/**
 * Days on which Bangladesh travels, by their nights. Those of the moon are computed and may be a day later; the resort corrects them, and
 * adds its own.
 */
const named: readonly [name: string, starts: string, ends: string, isProvisional: boolean][] = [
  ['Victory Day', '2026-12-15', '2026-12-17', false],
  ['Winter school holidays', '2026-12-18', '2027-01-01', true],
  ["New Year's Eve", '2026-12-31', '2027-01-01', false],
  ['Language Martyrs’ Day', '2027-02-20', '2027-02-22', false],
  ['Eid-ul-Fitr', '2027-03-09', '2027-03-14', true],
  ['Independence Day', '2027-03-25', '2027-03-27', false],
  ['Pohela Boishakh', '2027-04-13', '2027-04-15', false],
  ['Eid-ul-Adha', '2027-05-16', '2027-05-21', true],
]

/** Names these nights where none has a name. Every process may call it at its start. */
export async function seedNamedDays(db: Db): Promise<void> {
  await db.inTransaction(async (transaction) => {
    if ((await countNamedDays(transaction)) > 0) return
    // Processes that start at once take turns here.
    await noteCatalogueChange(transaction)
    if ((await countNamedDays(transaction)) > 0) return
    for (const [name, starts, ends, isProvisional] of named) {
      await insertNamedDays(transaction, { name, starts, ends, isProvisional, percent: null, minNights: null })
    }
  })
}
