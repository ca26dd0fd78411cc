import { requiredSentence } from '#contract/required.ts'
import { ProblemError } from '../problem-error.ts'

/** Throws `fields_missing` with the specification's sentence unless nothing is missing. */
export function requireFields(missing: readonly { label: string }[]): void {
  if (missing.length > 0) throw fieldsMissing(missing)
}

export function fieldsMissing(missing: readonly { label: string }[]): ProblemError {
  const labels = missing.map(({ label }) => label)
  return new ProblemError('fields_missing', requiredSentence(labels), { data: labels })
}
