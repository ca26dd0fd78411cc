import { fromPromise } from 'xstate'
import { addNote } from '#contract/reception/orders.ts'
import type { noteMachine } from '#machines/desk/order-dialogs.machine.ts'
import { submitter } from '#ui/lib/api/submitter.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

export function createNoteActors({ api, code }: { api: DeskApi; code: string }): ActorsOf<typeof noteMachine> {
  const add = submitter(api, addNote)
  return { send: fromPromise(({ input: { fields } }) => add({ Code: code, Text: fields.text.trim() })) }
}
