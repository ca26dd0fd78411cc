/** Fields that may not be empty, each with the label under which a warning lists it (specification, section 5). */
export type RequiredFields<Field extends string> = readonly (readonly [Field, string])[]

export type MissingField<Field extends string> = { field: Field; label: string }

export function missingFields<Field extends string>(
  required: RequiredFields<Field>,
  values: Readonly<Record<Field, string>>,
): MissingField<Field>[] {
  return required.filter(([field]) => values[field].trim() === '').map(([field, label]) => ({ field, label }))
}

/** 'First Name, Last Name are required.' in the specification's words. */
export function requiredSentence(labels: readonly string[]): string {
  return `${labels.join(', ')} ${labels.length === 1 ? 'is' : 'are'} required.`
}
