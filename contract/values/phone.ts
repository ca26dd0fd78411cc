import { asciiDigits } from './digits.ts'

/**
 * A Bangladeshi mobile number in any usual form, Bangla digits too, as E.164 (`+8801712345678`); undefined when it is none.
 * Other countries are the server's to allow.
 */
export function normalizePhone(text: string): string | undefined {
  const digits = asciiDigits(text.normalize('NFKC')).replace(/[\s().-]/g, '')
  const match = /^(?:\+?880|0)?(1[3-9]\d{8})$/.exec(digits)
  return match ? `+880${match[1]}` : undefined
}
