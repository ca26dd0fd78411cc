import { DetailsAtDesk, type Profile } from '#contract/guests/guests.ts'

// Details of a guest that are stored as they are on the wire: one row here is read, saved, shown at the desk and erased.

type DetailField = Exclude<keyof Profile, 'Id' | 'Phone' | 'IdentityNumber' | 'IdentityExpireDate' | 'DateOfBirth'>

const columns: Readonly<Record<DetailField, string>> = {
  FirstName: 'first_name',
  LastName: 'last_name',
  Gender: 'gender',
  Email: 'email',
  Country: 'country',
  City: 'city',
  State: 'state',
  PostalCode: 'postal_code',
  Fax: 'fax',
  Address: 'address',
  IdentityType: 'identity_type',
}

type RowOf<Fields> = { [Field in keyof Fields & string as Uncapitalize<Field>]: Fields[Field] }
export type DetailsRow = RowOf<Pick<Profile, DetailField>>
export type DeskDetailsRow = RowOf<DetailsAtDesk>

const keyOf = (field: string) => `${field.charAt(0).toLowerCase()}${field.slice(1)}`
const selected = (fields: readonly (readonly [string, string])[]) =>
  fields.map(([field, column]) => `g.${column} as "${keyOf(field)}"`).join(', ')

/** An erased guest is called so; of the rest nothing is left. */
const erased: Readonly<Record<string, string>> = { FirstName: 'Erased', LastName: 'guest' }

const all = Object.entries(columns)
const ofDesk = all.filter(([field]) => Object.hasOwn(DetailsAtDesk.shape, field))

/** SQL: the details of a guest `g`, and those of them that the desk shows. */
export const DETAILS = selected(all)
export const DESK_DETAILS = selected(ofDesk)

/** SQL: sets the details to the parameters from this number on, and erases them. */
export const setDetails = (first: number): string =>
  all.map(([, column], index) => `${column} = $${first + index}`).join(', ')
export const ERASED_DETAILS = all.map(([field, column]) => `${column} = '${erased[field] ?? ''}'`).join(', ')

export function detailsIn(profile: Pick<Profile, DetailField>): string[] {
  const values: Readonly<Record<string, string>> = profile
  return all.map(([field]) => values[field] ?? '')
}

export function detailsOf(row: DetailsRow): Pick<Profile, DetailField>
export function detailsOf(row: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(all.map(([field]) => [field, row[keyOf(field)]]))
}

export function deskDetailsOf(row: DeskDetailsRow): DetailsAtDesk
export function deskDetailsOf(row: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(ofDesk.map(([field]) => [field, row[keyOf(field)]]))
}
