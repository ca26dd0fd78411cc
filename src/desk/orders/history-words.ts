import type { DeskOrder } from '#contract/desk/orders.ts'
import { toTaka } from '#contract/values/money.ts'
import { formatTaka } from '#src/ui/format-taka.ts'
import { plainText } from '../guests/plain-text.ts'
import { texts } from './texts.ts'

type Event = DeskOrder['Events'][number]

/** What happened, in words: 'payment: BDT 5,000 by 01K…', 'checked in: Rania House 1'. */
export function eventText({ Event, Detail }: Pick<Event, 'Event' | 'Detail'>): string {
  const known: Readonly<Record<string, string>> = texts.events
  const what = known[Event] ?? Event
  // Only what the system wrote has sums in it: a note is as it was typed.
  const detail = Event === 'note' ? Detail : Detail.replaceAll(/\b(\d+) paisa\b/g, (_, paisa) => sumOf(String(paisa)))
  return plainText(detail === '' ? what : `${what}: ${detail}`)
}

/** Who did it: a member's name, or the part that guest, gateway and system play. */
export function actorText(by: string): string {
  const known: Readonly<Record<string, string>> = texts.by
  return plainText(known[by] ?? by)
}

function sumOf(paisa: string): string {
  return formatTaka(toTaka(Number(paisa)))
}
