// Fields that must be filled in, and what is reported of those that are not (specification, section 5).

/** Fields that may not be empty, each with the label under which a warning lists it. */
export type RequiredFields<Field extends string> = readonly (readonly [Field, string])[]

export type MissingField<Field extends string> = { field: Field; label: string }

export function missingFields<Field extends string>(
  required: RequiredFields<Field>,
  values: Readonly<Record<Field, string>>,
): MissingField<Field>[] {
  return required.filter(([field]) => values[field].trim() === '').map(([field, label]) => ({ field, label }))
}

/** What is shown at an input that has to be filled in, once it was left empty. */
export function requiredText(label: string): string {
  return `${label} is required`
}

/** 'First Name, Last Name are required.' in the specification's words. */
export function requiredSentence(labels: readonly string[]): string {
  return `${labels.join(', ')} ${labels.length === 1 ? 'is' : 'are'} required.`
}
