import type { Db } from '#api/platform/db/db.ts'

export type ShiftNoteRow = { id: number; at: Date; by: string; text: string }

const MAX_NOTES = 50

/** Those that nobody has done yet. */
export async function selectShiftNotes(db: Db): Promise<ShiftNoteRow[]> {
  return db.query<ShiftNoteRow>(
    `select n.id, n.written_at as at, m.name as by, n.text from shift_note n join staff m on m.id = n.written_by
     where n.done_at is null and n.text <> '' order by n.written_at, n.id limit $1`,
    [MAX_NOTES],
  )
}

export async function insertShiftNote(db: Db, { text, by, at }: { text: string; by: number; at: Date }): Promise<void> {
  await db.change('insert into shift_note (text, written_at, written_by, changed_at) values ($1, $2, $3, $2)', [
    text,
    at,
    by,
  ])
}

type Finishing = { id: number; isDone: boolean; by: number; at: Date }

/** Who has done it, and when: the first who says so. False where there is no such note. */
export async function updateShiftNote(db: Db, { id, isDone, by, at }: Finishing): Promise<boolean> {
  const changed = await db.change(
    `update shift_note set done_at = case when $2 then coalesce(done_at, $4) end,
       done_by = case when $2 then coalesce(done_by, $3) end, changed_at = $4
     where id = $1`,
    [id, isDone, by, at],
  )
  return changed === 1
}
