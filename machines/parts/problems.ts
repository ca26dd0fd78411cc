import type { RequiredField } from '#contract/values/required-fields.ts'
import { isBlank } from '#contract/values/typed.ts'
import { requiredSentence } from '#contract/wording/missing-fields.ts'
import { type Toast, warning } from './shared.ts'

/** What is wrong with each field, as a code that the page words. */
export type Problems<Fields = Readonly<Record<string, unknown>>> = {
  readonly [Field in keyof Fields]?: string | undefined
}

/** Whether nothing is wrong. */
export function isClean(problems: object): boolean {
  return Object.values(problems).every((problem) => problem === undefined)
}

/** 'Name, Phone are required.': a toast about all that is missing. */
export function missingWarning(missing: readonly RequiredField[]): Toast | undefined {
  return missing.length > 0 ? warning(requiredSentence(missing)) : undefined
}

/** 'missing' of a text that must not be empty. */
export function missingText(text: string): 'missing' | undefined {
  return isBlank(text) ? 'missing' : undefined
}
