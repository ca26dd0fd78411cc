import { toDayFirst } from '#contract/values/calendar.ts'
import type { Occasion } from '#api/orders/order.ts'
import { texts } from '#api/platform/texts/texts.ts'

/** What can be requested: the whole resort, or its convention hall. */
export type OccasionRequest = { type: 'Package' | 'Hall'; occasion: Occasion }

const { names } = texts.requests

export function smsToGuest(code: string, { type, occasion }: OccasionRequest): string {
  const day = toDayFirst(occasion.start.slice(0, 10))
  return texts.requests.received(code, names[type], day)
}

export function messageToResort(
  code: string,
  { type, occasion, guestPhone }: OccasionRequest & { guestPhone: string },
): { subject: string; lines: string[] } {
  const { start, end, persons, name, phone, remark } = occasion
  return {
    subject: `Request ${code} for ${names[type]}: please call the guest`,
    lines: [
      `From: ${start.replace('T', ' ')}`,
      `To: ${end.replace('T', ' ')}`,
      `Persons: ${persons}`,
      `Name: ${name}`,
      `Phone: ${phone} (signed in with ${guestPhone})`,
      '',
      remark,
    ],
  }
}
