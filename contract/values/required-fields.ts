// Fields that must be filled in (specification, section 5).

import { isBlank } from './typed.ts'

/** Fields that may not be empty, each with the label under which a warning lists it. */
export type RequiredFields<Field extends string> = readonly (readonly [Field, string])[]

export type MissingField<Field extends string> = { field: Field; label: string }

export function missingFields<Field extends string>(
  required: RequiredFields<Field>,
  values: Readonly<Record<Field, string>>,
): MissingField<Field>[] {
  return required.filter(([field]) => isBlank(values[field])).map(([field, label]) => ({ field, label }))
}
