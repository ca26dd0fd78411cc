const BANGLA_ZERO = 0x09e6

/**
 * A Bangladeshi mobile number in any usual form, Bangla digits too, as E.164 (`+8801712345678`); undefined when it is none.
 * Other countries are the server's to allow.
 */
export function normalizePhone(text: string): string | undefined {
  const digits = text
    .normalize('NFKC')
    .replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO))
    .replace(/[\s().-]/g, '')
  const match = /^(?:\+?880|0)?(1[3-9]\d{8})$/.exec(digits)
  return match ? `+880${match[1]}` : undefined
}
