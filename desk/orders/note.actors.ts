import { fromPromise } from 'xstate'
import { addNote } from '#contract/desk/orders.ts'
import type { noteMachine } from '#machines/desk/note.machine.ts'
import { idempotent } from '#ui/lib/api/activity-id.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

export function createNoteActors({ api, code }: { api: DeskApi; code: string }): ActorsOf<typeof noteMachine> {
  const add = idempotent((Text: string, ActivityId) => api.call(addNote, { body: { ActivityId, Code: code, Text } }))
  return { send: fromPromise(({ input: { fields } }) => add(fields.text.trim())) }
}
