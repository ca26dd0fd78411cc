import { asciiDigits } from '#contract/values/digits.ts'

/** The 13 digits of a company's BIN, also typed in Bangla or in groups; empty where there are none. */
export function binIn(text: string): string {
  const digits = asciiDigits(text).replaceAll(/[\s-]/g, '')
  return /^\d{13}$/.test(digits) ? digits : ''
}

export function binProblem(text: string): 'unreadable' | undefined {
  return text.trim() !== '' && binIn(text) === '' ? 'unreadable' : undefined
}
