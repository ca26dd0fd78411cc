import { isBlank } from './typed.ts'

/** A field that must be filled in (specification, section 5); `contract/wording/missing-fields.ts` has the label by which a warning lists it. */
export type RequiredField =
  | 'Name'
  | 'Email'
  | 'Phone'
  | 'PhoneNumber'
  | 'Message'
  | 'File'
  | 'FirstName'
  | 'LastName'
  | 'IdentityType'
  | 'IdentityNumber'
  | 'IdentityExpireDate'
  | 'DateOfBirth'

export function missingFields<Field extends RequiredField>(
  required: readonly Field[],
  values: Readonly<Record<Field, string>>,
): Field[] {
  return required.filter((field) => isBlank(values[field]))
}
