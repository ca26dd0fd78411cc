import type { DeskOrder } from '#contract/desk/orders.ts'
import { toTaka } from '#contract/values/money.ts'
import { dayText, formatTaka } from '#contract/wording/format.ts'
import { plainText } from '../guests/plain-text.ts'
import { methodName } from '../money/money-words.ts'
import { texts } from './texts.ts'

type Event = DeskOrder['Events'][number]

/** What happened, in words: 'payment: BDT 5,000, bKash, R-2026-000012', 'checked in: Rania House 1'. */
export function eventText({ Event, Detail }: Pick<Event, 'Event' | 'Detail'>): string {
  const known: Readonly<Record<string, string>> = texts.events
  const what = known[Event] ?? Event
  // Only what the system wrote has sums and days in it: a note is as it was typed.
  const detail = Event === 'note' ? Detail : detailText(Detail, { isPayment: Event === 'payment' })
  return plainText(detail === '' ? what : `${what}: ${detail}`)
}

/** What the system wrote about an event, as people read it: sums, days, and how was paid. */
export function detailText(detail: string, { isPayment }: { isPayment: boolean }): string {
  const text = detail
    .replaceAll(/\b(\d+) paisa\b/g, (_, paisa: string) => formatTaka(toTaka(Number(paisa))))
    .replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => dayText(day))
  if (!isPayment) return text
  return text.replace(/^(BDT [\d,.]+), ([^,]+)/, (_, sum: string, method: string) => `${sum}, ${methodName(method)}`)
}

/** Who did it: a member's name, or the part that guest, gateway and system play. */
export function actorText(by: string): string {
  const known: Readonly<Record<string, string>> = texts.by
  return plainText(known[by] ?? by)
}
