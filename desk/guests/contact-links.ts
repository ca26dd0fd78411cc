import { dialled, normalizePhone } from '#contract/values/phone.ts'

/** The address of a chat on WhatsApp, with a text to begin it; undefined unless the number is one of any country, with its code. */
export function whatsAppUrl(phone: string, text?: string): string | undefined {
  const international = normalizePhone(phone) ?? dialled(phone)
  const digits = /^(?:\+|00)([1-9]\d{6,14})$/.exec(international)?.[1]
  if (digits === undefined) return undefined
  return `https://wa.me/${digits}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`
}

/** The address of a letter to one person: nothing in it adds others, or a text. */
export function mailUrl(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
