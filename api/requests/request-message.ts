import { toDayFirst } from '#contract/calendar.ts'
import type { RequestWish } from './wish.ts'

const names = { Package: 'the whole resort', Hall: 'the convention hall' } as const

export function smsToGuest(code: string, { type, occasion }: RequestWish): string {
  const day = toDayFirst(occasion.start.slice(0, 10))
  return `We have your request ${code} for ${names[type]} from ${day}. We will call you to confirm.`
}

export function mailToResort(
  code: string,
  { type, occasion, guestPhone }: RequestWish & { guestPhone: string },
): string {
  const { start, end, persons, name, phone, remark } = occasion
  return [
    `Request ${code} for ${names[type]}: please call the guest`,
    '',
    `From: ${start.replace('T', ' ')}`,
    `To: ${end.replace('T', ' ')}`,
    `Persons: ${persons}`,
    `Name: ${name}`,
    `Phone: ${phone} (signed in with ${guestPhone})`,
    '',
    remark,
  ].join('\n')
}
