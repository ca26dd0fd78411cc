import { plainSigns } from './typed.ts'

const WHOLE_CODE = /^\d{6}$/

/** A code as it was sent: one that is typed in other digits, or pasted in groups, is the same code. */
export function codeOf(typed: string): string {
  return plainSigns(typed).replaceAll(/[\s-]/g, '')
}

/** Whether a one-time code is typed to its last digit. */
export function isWholeCode(typed: string): boolean {
  return WHOLE_CODE.test(codeOf(typed))
}
