// Registers who stays in a room of a booking. The first row has what the guest gave on the site; what is left empty stays as recorded.
// A row without a word in it is no person. Where another desk registered in the same room, the API refuses: what was typed stays.

import type { RegisteredPerson, RegisteredRoom, Registration, TypedPerson } from '#contract/desk/registration.ts'
import { type DialogForm, readingDialogMachine } from '#machines/parts/dialog.ts'

export type PersonRow = Pick<RegisteredPerson, 'Recorded'> & TypedPerson

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

const HOME = 'Bangladesh'

/** A room to fill in, with a row more than are registered. */
function rowsOf({ Persons }: RegisteredRoom, { Lead, Rooms }: Registration): PersonRow[] {
  const rows = Persons.map((person) => ({ ...emptyRow(), ...person }))
  const hasLead = Rooms.some((room) => room.Persons.some(({ IsLead }) => IsLead))
  if (hasLead) return withEmptyRow(rows)
  return withEmptyRow([{ ...emptyRow(), ...Lead, Nationality: Lead.Nationality || HOME, IsLead: true }, ...rows])
}

/** The rows once one was changed; the last one is always empty, and most of a party are of one nation. */
export function withRow(rows: readonly PersonRow[], index: number, change: Partial<PersonRow>): PersonRow[] {
  return withEmptyRow(rows.map((row, at) => (at === index ? { ...row, ...change } : row)))
}

function withEmptyRow(rows: readonly PersonRow[]): PersonRow[] {
  const last = rows.at(-1)
  return last && isEmptyRow(last) ? [...rows] : [...rows, emptyRow(last?.Nationality)]
}

/** Whether nothing was typed that is of one person alone. */
export function isEmptyRow({ Id, IsLead, Name, Number, Born, Address, Expires, VisaUntil }: PersonRow): boolean {
  return Id === '' && !IsLead && [Name, Number, Born, Address, Expires, VisaUntil].every((text) => text.trim() === '')
}

export function isNameless(row: PersonRow): boolean {
  return !isEmptyRow(row) && row.Name.trim() === ''
}

/** What is sent of the rows. */
export function personsOf(rows: readonly PersonRow[]): TypedPerson[] {
  return rows
    .filter((row) => !isEmptyRow(row))
    .map(({ Id, IsLead, DocumentType, Expires, VisaUntil, Born, ...texts }) => ({
      Id,
      IsLead,
      Name: texts.Name.trim(),
      Nationality: texts.Nationality.trim(),
      DocumentType,
      Number: texts.Number.trim(),
      Expires,
      VisaUntil,
      Born,
      Address: texts.Address.trim(),
    }))
}

/** Whether the law asks for passport and visa. */
export function isForeign({ Nationality, DocumentType }: Pick<PersonRow, 'Nationality' | 'DocumentType'>): boolean {
  const nation = Nationality.trim().toLowerCase()
  return DocumentType === 'Passport' || (nation !== '' && !nation.startsWith(HOME.toLowerCase()))
}

function emptyRow(nationality = HOME): PersonRow {
  return {
    Id: '',
    IsLead: false,
    Name: '',
    Nationality: nationality,
    DocumentType: '',
    Number: '',
    Expires: '',
    VisaUntil: '',
    Born: '',
    Address: '',
    Recorded: [],
  }
}
