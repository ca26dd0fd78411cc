const SHOWN_DIGITS = 4

/** `••4567`: enough to recognise one's own document by. */
export function maskedNumber(identityNumber: string): string {
  return `••${identityNumber.slice(-SHOWN_DIGITS)}`
}
