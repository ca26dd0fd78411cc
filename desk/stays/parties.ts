import type { DeskStay } from '#contract/reception/stays.ts'
import { nameOf } from '../guests/guest.tsx'
import { texts } from './texts.ts'

/** The rooms of one order, shown together. */
export type Party = { code: string; stays: [DeskStay, ...DeskStay[]] }

/** Stays of one order as one party. Parties that wait come first; otherwise the order of the rooms is kept. */
export function partiesOf(stays: readonly DeskStay[], waiting: DeskStay['State']): Party[] {
  const parties: Party[] = []
  for (const stay of stays) {
    const known = parties.find(({ code }) => code === stay.Code)
    if (known) known.stays.push(stay)
    else parties.push({ code: stay.Code, stays: [stay] })
  }
  const isWaiting = (party: Party) => party.stays.some(({ State }) => State === waiting)
  return [...parties.filter(isWaiting), ...parties.filter((party) => !isWaiting(party))]
}

/** The room's name, with its house where the name does not show it. */
export function roomTitle({ Room, House }: Pick<DeskStay, 'Room' | 'House'>): string {
  return Room.startsWith(House) ? Room : `${Room} (${House})`
}

/** 'Rania House 1', 'Rania House 1 and 2 more'. */
export function roomsText(stays: readonly DeskStay[]): string {
  const [first] = stays
  if (!first) return ''
  return stays.length === 1 ? first.Room : `${first.Room} and ${stays.length - 1} more`
}

/** Whose stays they are, for a sentence. */
export function whoIn(stays: readonly DeskStay[]): string {
  return texts.who(nameOf(stays[0]?.Guest ?? ''), roomsText(stays))
}
