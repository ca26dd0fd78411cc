import { plainSigns } from './typed.ts'

const WHOLE_CODE = /^\d{6}$/

/** A code in the words of its message. Parts of a longer code are joined by dashes. */
const AMONG_WORDS = /(?<![\p{L}\d-])\d{6}(?![\p{L}\d-])/gu

/** A code as it was sent: one that is typed in other digits, pasted in groups, or pasted with its whole message, is the same code. */
export function codeOf(typed: string): string {
  const plain = plainSigns(typed)
  const [code, other] = /\p{L}/u.test(plain) ? (plain.match(AMONG_WORDS) ?? []) : []
  return code !== undefined && other === undefined ? code : plain.replaceAll(/[\s-]/g, '')
}

/** Whether a one-time code is typed to its last digit. */
export function isWholeCode(typed: string): boolean {
  return WHOLE_CODE.test(codeOf(typed))
}
