import type { Db, Reads } from '../db/db.ts'

const COUNT_UP = 'on conflict (id) do update set changes = catalogue_change.changes + 1'

/** Counts a change that the caller's transaction makes. */
export async function insertChange(db: Db): Promise<void> {
  await db.change(`insert into catalogue_change (id, changes) values (1, 1) ${COUNT_UP}`)
}

/** Stores the change where a guest with reviews is about to get another first name. */
export async function insertChangeOfAuthor(
  db: Db,
  { guestId, firstName }: { guestId: number; firstName: string },
): Promise<void> {
  await db.change(
    `insert into catalogue_change (id, changes)
     select 1, 1 from guest g
     where g.id = $1 and g.first_name <> $2 and exists (select 1 from review r where r.guest_id = g.id)
     ${COUNT_UP}`,
    [guestId, firstName],
  )
}

/** How many changes were counted; 0 before the first. */
export async function selectCatalogueChanges(reads: Reads): Promise<number> {
  const [row] = await reads.query<{ changes: number }>('select changes from catalogue_change where id = $1', [1])
  return row?.changes ?? 0
}
