import type { Db } from '#api/platform/db/db.ts'

/** The number of the last room that a house ever had; 0 where it had none. */
export async function selectLastRoomNo(db: Db, houseId: number): Promise<number> {
  const [row] = await db.query<{ last: number }>(
    `select cast(coalesce(right(max(id), 3), '0') as integer) as last from every_unit where house_id = $1`,
    [houseId],
  )
  return row?.last ?? 0
}

export async function insertRoom(
  db: Db,
  { unitId, houseId, name }: { unitId: string; houseId: number; name: string },
): Promise<void> {
  await db.change('insert into every_unit (id, house_id, name) values ($1, $2, $3)', [unitId, houseId, name])
}

/** Answers its former name; undefined when the room does not exist. */
export async function updateRoomName(db: Db, unitId: string, name: string): Promise<string | undefined> {
  const [row] = await db.query<{ before: string }>(
    `update every_unit set name = $2
     from (select id, name as before from every_unit where id = $1 and removed_at is null for no key update) as found
     where every_unit.id = found.id returning found.before`,
    [unitId, name],
  )
  return row?.before
}

export async function updateRemoved(db: Db, unitId: string, at: Date): Promise<void> {
  await db.change('update every_unit set removed_at = $2 where id = $1', [unitId, at])
}
