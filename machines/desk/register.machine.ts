// Registers who stays in a room of a booking. The first row has what the guest gave on the site; what is left empty stays as recorded.
// Where another desk registered in the same room, the API refuses: what was typed stays.

import type { RegisteredRoom, Registration } from '#contract/desk/registration.ts'
import { type DialogForm, readingDialogMachine } from '#machines/parts/dialog.ts'
import { emptyRow, HOME, isNameless, type PersonRow, withEmptyRow } from './parts/person-rows.ts'

/** The rows, and the version of the room from which they were filled: none of both until it was read. */
export type RegisterFields = { rows: readonly PersonRow[]; version: number }

/** `stayId`: one of the stays of the party in the room. */
export type RegisterSubject = { code: string; stayId: number }

export const registerMachine = readingDialogMachine({
  id: 'register',
  start: (): RegisterFields => ({ rows: [], version: 0 }),
  validate: ({ fields: { rows } }: DialogForm<RegisterFields, RegisterSubject, Registration>) => ({
    rows: rows.some(isNameless) ? ('missing' as const) : undefined,
  }),
  reconcile: fill,
})

/** The rows as they were first read: what was typed since stays. */
export function fill(fields: RegisterFields, registration: Registration, { stayId }: RegisterSubject): RegisterFields {
  const room = registration.Rooms.find(({ StayIds }) => StayIds.includes(stayId))
  if (fields.rows.length > 0 || !room) return fields
  return { rows: rowsOf(room, registration), version: room.Version }
}

/** A room to fill in, with a row more than are registered. */
function rowsOf({ Persons }: RegisteredRoom, { Lead, Rooms }: Registration): PersonRow[] {
  const rows = Persons.map((person) => ({ ...emptyRow(), ...person }))
  const hasLead = Rooms.some((room) => room.Persons.some(({ IsLead }) => IsLead))
  if (hasLead) return withEmptyRow(rows)
  return withEmptyRow([{ ...emptyRow(), ...Lead, Nationality: Lead.Nationality || HOME, IsLead: true }, ...rows])
}
