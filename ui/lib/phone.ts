const BANGLADESHI_MOBILE = /^\+880(1\d{3})(\d{6})$/

/** A stored number in groups that can be read aloud: `+880 1712-345678`. One of another country stays as it is. */
export function showPhone(phone: string): string {
  return phone.replace(BANGLADESHI_MOBILE, '+880 $1-$2')
}

/** `+880 1700 000000` as the address of a call. */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}

/** A number that its owner recognizes and another reader cannot use: `+880 1713-••0406`. */
export function maskPhone(phone: string): string {
  const shown = showPhone(phone)
  if (shown !== phone) return shown.replace(/-\d\d/, '-••')
  return phone.replace(/^(\+\d{2})\d+(\d{4})$/, '$1 •••• $2')
}
