// Registers who stays in a room of a booking. The first row has what the guest gave on the site; what is left empty stays as recorded.
// Where another desk registered in the same room, the API refuses: what was typed stays.

import type { RegisteredRoom, Registration, TypedPerson } from '#contract/reception/registration.ts'
import { type DialogForm, readingDialogMachine } from '#machines/parts/dialog.ts'
import { emptyRow, HOME, isNameless, type PersonRow, withEmptyRow, withLead } from './parts/person-rows.ts'

/** The rows, and the version of the room from which they were filled: none of both until it was read. */
export type RegisterFields = { rows: readonly PersonRow[]; version: number }

/** `stayId`: one of the stays of the party in the room. `typed`: who could not be registered in the first room as it was booked. */
export type RegisterSubject = { code: string; stayId: number; typed: readonly TypedPerson[] }

export const registerMachine = readingDialogMachine({
  id: 'register',
  start: (): RegisterFields => ({ rows: [], version: 0 }),
  validate: ({ fields: { rows } }: DialogForm<RegisterFields, RegisterSubject, Registration>) => ({
    rows: rows.some(isNameless) ? ('missing' as const) : undefined,
  }),
  reconcile: fill,
})

/** The rows as they were first read: what was typed since stays. */
export function fill(
  fields: RegisterFields,
  registration: Registration,
  { stayId, typed }: RegisterSubject,
): RegisterFields {
  const room = registration.Rooms.find(({ StayIds }) => StayIds.includes(stayId))
  if (fields.rows.length > 0 || !room) return fields
  const isTypedFor = room === registration.Rooms[0] && room.Persons.length === 0
  return { rows: rowsOf(room, registration, isTypedFor ? typed : []), version: room.Version }
}

/** A room to fill in, with a row more than are registered or were typed. */
function rowsOf(
  { Persons }: RegisteredRoom,
  { Lead, Rooms }: Registration,
  typed: readonly TypedPerson[],
): PersonRow[] {
  const hasLead = Rooms.some((room) => room.Persons.some(({ IsLead }) => IsLead))
  const rows = [
    ...Persons.map((person) => ({ ...emptyRow(), ...person })),
    ...withLead(typed, Lead)
      .filter(({ IsLead }) => !IsLead || !hasLead)
      .map((person) => ({ ...person, Recorded: person.IsLead ? Lead.Recorded : [] })),
  ]
  if (hasLead || rows.some(({ IsLead }) => IsLead)) return withEmptyRow(rows)
  return withEmptyRow([{ ...emptyRow(), ...Lead, Nationality: Lead.Nationality || HOME, IsLead: true }, ...rows])
}
