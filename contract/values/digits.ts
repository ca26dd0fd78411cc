const BANGLA_ZERO = 0x09e6

/** A text with the digits of a Bangla keyboard as ASCII digits. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - BANGLA_ZERO))
}

const WHOLE_CODE = /^\d{6}$/

/** A one-time code as it was sent: one that a Bangla keyboard types, or that is pasted with spaces, is the same code. */
export function codeOf(typed: string): string {
  return asciiDigits(typed.normalize('NFKC')).replaceAll(/\s/g, '')
}

/** Whether a one-time code is typed to its last digit. */
export function isWholeCode(typed: string): boolean {
  return WHOLE_CODE.test(codeOf(typed))
}
