import { plainSigns } from './typed.ts'

/** What is dialled of a number as it was typed or copied: digits, behind a `+` where it has one. Other signs stay, and are refused. */
export function dialled(text: string): string {
  return plainSigns(text)
    .replaceAll(/[\s().-]/g, '')
    .replace(/^tel:?/i, '')
}

/**
 * A Bangladeshi mobile number in any usual form as E.164 (`+8801712345678`); undefined when it is none. Also with the zero that is dialled
 * only within the country: no other number can be meant. Other countries are the server's to allow.
 */
export function normalizePhone(text: string): string | undefined {
  const match = /^(?:(?:\+|00)?8800?|0)?(1[3-9]\d{8})$/.exec(dialled(text))
  return match ? `+880${match[1]}` : undefined
}

/** Whether a number begins with the code of a country, as far as it is typed. */
export function hasCountryCode(text: string): boolean {
  return /^(?:\+|00|880)/.test(dialled(text))
}
