import { isBlank, plainSigns } from '#contract/values/typed.ts'

/** The 13 digits of a company's BIN, also typed in Bangla or in groups; empty where there are none. */
export function binIn(text: string): string {
  const digits = plainSigns(text).replaceAll(/[\s-]/g, '')
  return /^\d{13}$/.test(digits) ? digits : ''
}

export function binProblem(text: string): 'unreadable' | undefined {
  return !isBlank(text) && binIn(text) === '' ? 'unreadable' : undefined
}
