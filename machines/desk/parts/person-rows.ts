import type { RegisteredPerson, Registration, TypedPerson } from '#contract/reception/registration.ts'
import { isBlank } from '#contract/values/typed.ts'

// Persons as they are typed, one below the other. A row without a word in it is no person, and there is always one below the last.

export type PersonRow = Pick<RegisteredPerson, 'Recorded'> & TypedPerson

export const HOME = 'Bangladesh'

/** The guest of a booking that is not made yet, whose name is typed elsewhere, and a row for one more. */
export function firstRows(): PersonRow[] {
  return [{ ...emptyRow(''), IsLead: true }, emptyRow()]
}

/** The rows once one was changed. */
export function withRow(rows: readonly PersonRow[], index: number, change: Partial<PersonRow>): PersonRow[] {
  return withEmptyRow(rows.map((row, at) => (at === index ? { ...row, ...change } : row)))
}

/** The last one is always empty, and most of a party are of one nation. */
export function withEmptyRow(rows: readonly PersonRow[]): PersonRow[] {
  const last = rows.at(-1)
  return last && isEmptyRow(last) ? [...rows] : [...rows, emptyRow(last?.Nationality)]
}

export function withoutRow(rows: readonly PersonRow[], index: number): PersonRow[] {
  return rows.filter((_, at) => at !== index)
}

/** Whether nothing was typed that is of one person alone. */
export function isEmptyRow({ Id, IsLead, Name, Number, Born, Address, Expires, VisaUntil }: PersonRow): boolean {
  return Id === '' && !IsLead && [Name, Number, Born, Address, Expires, VisaUntil].every((text) => isBlank(text))
}

export function isNameless(row: PersonRow): boolean {
  return !isEmptyRow(row) && isBlank(row.Name)
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

/** The persons, with what the guest of the booking gave before where nothing else was typed. */
export function withLead(persons: readonly TypedPerson[], { Nationality, DocumentType }: Registration['Lead']) {
  return persons.map((person) =>
    person.IsLead
      ? {
          ...person,
          Nationality: person.Nationality || Nationality || HOME,
          DocumentType: person.DocumentType || DocumentType,
        }
      : person,
  )
}

/** Whether the law asks for passport and visa. */
export function isForeign({ Nationality, DocumentType }: Pick<PersonRow, 'Nationality' | 'DocumentType'>): boolean {
  const nation = Nationality.trim().toLowerCase()
  return DocumentType === 'Passport' || (nation !== '' && !nation.startsWith(HOME.toLowerCase()))
}

export function emptyRow(nationality = HOME): PersonRow {
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
