import type { BlockKind } from '#contract/reception/blocks.ts'
import { requiredText } from '#contract/wording/required.ts'
import { plural } from '#contract/wording/format.ts'

const nights = (count: number) => plural(count, 'night', 'nights')

const from = 'First night'
const until = 'On sale again from'
const laterFrom = 'First night on sale'

const kinds = {
  maintenance: 'Maintenance',
  owner: 'Owner',
  other: 'Other',
} satisfies Record<BlockKind, string>

export const texts = {
  blockRooms: 'Block rooms',
  block: 'Block',
  lead: 'Blocked rooms are not sold, neither on the website nor at the desk.',
  limit: (count: number) => `Your role may block rooms for ${nights(count)}; longer blocks are made by a manager.`,
  from,
  until,
  nights,
  why: 'Why',
  kinds,
  words: 'In words',
  wordsHint: 'Staff read it on every list of rooms. For example: air conditioning',
  blockProblems: (most: number) => ({
    unitIds: { missing: 'Choose at least one room' },
    from: { missing: requiredText(from) },
    until: { missing: requiredText(until), tooLong: `${nights(most)} at most` },
    reason: { missing: 'Please enter why these rooms are out of order' },
  }),
  blockNow: (rooms: number) => (rooms === 0 ? 'Block rooms' : `Block ${plural(rooms, 'room', 'rooms')}`),
  blocked: (rooms: string) => `Off sale: ${rooms}`,

  isBlocked: 'Blocked',
  /** Why a room is blocked; words explain what is neither repaired nor used by the owner. */
  whyOf: (kind: BlockKind, words: string) => [kind === 'other' ? '' : kinds[kind], words].filter(Boolean).join(': '),
  daysBy: (days: string, name: string) => `${days} · by ${name}`,
  release: 'Release',
  releaseOf: (room: string, days: string) => `Release ${room}, ${days}`,
  releaseTitle: (room: string) => `Put ${room} on sale again`,
  which: 'Which nights',
  all: 'All that are left',
  later: 'From a night on',
  laterFrom,
  releaseProblems: { later: { missing: requiredText(laterFrom) } },
  releaseNow: 'Put on sale',
  released: (room: string) => `On sale again: ${room}`,
} as const
