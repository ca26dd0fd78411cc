import { finishShiftNote, listShiftNotes, writeShiftNote } from '#contract/reception/shift-notes.ts'
import { serve, type Route } from '#api/platform/http/serve.ts'
import { insertShiftNote, selectShiftNotes, updateShiftNote } from './shift-notes.sql.ts'

export const shiftNotesRoutes: Route[] = [
  serve(listShiftNotes, async ({ db }) => {
    const notes = await selectShiftNotes(db)
    return { Data: notes.map(({ id, at, by, text }) => ({ Id: id, At: at.toISOString(), By: by, Text: text })) }
  }),

  serve(writeShiftNote, ({ now }, { body: { Text: text }, staff, once }) =>
    once(async (db) => {
      await insertShiftNote(db, { text, by: staff.id, at: now() })
      return null
    }),
  ),

  serve(finishShiftNote, ({ now, problem }, { body: { Id: id, IsDone }, staff, once }) =>
    once(async (db) => {
      const isChanged = await updateShiftNote(db, { id, isDone: IsDone, by: staff.id, at: now() })
      if (!isChanged) throw problem('not_found', (t) => t.desk.unknownNote)
      return null
    }),
  ),
]
