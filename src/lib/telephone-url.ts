/** `+880 1700 000000` as the address of a call. */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}
