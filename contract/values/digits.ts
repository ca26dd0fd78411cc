const BANGLA_ZERO = 0x09e6

/** A text with the digits of a Bangla keyboard as ASCII digits. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - BANGLA_ZERO))
}
