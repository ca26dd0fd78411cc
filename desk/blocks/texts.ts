import type { BlockKind } from '#contract/desk/blocks.ts'
import { plural } from '#contract/wording/format.ts'

const nights = (count: number) => plural(count, 'night', 'nights')

const kinds = {
  maintenance: 'Maintenance',
  owner: 'Owner',
  other: 'Other',
} satisfies Record<BlockKind, string>

export const texts = {
  blockRooms: 'Block rooms',
  block: 'Block',
  blockRoom: (room: string) => `Block ${room}`,
  lead: 'Blocked rooms are not sold, neither on the website nor at the desk.',
  limit: (count: number) => `Your role may block rooms for ${nights(count)}; longer blocks are made by a manager.`,
  chooseRooms: 'Choose at least one room',
  from: 'First night',
  until: 'On sale again from',
  nights,
  tooLong: (count: number) => `${nights(count)} at most`,
  why: 'Why',
  kinds,
  words: 'In words',
  wordsHint: 'Staff read it on every list of rooms. For example: air conditioning',
  wordsMissing: 'Please enter why these rooms are out of order',
  blockNow: (rooms: number) => (rooms === 0 ? 'Block rooms' : `Block ${plural(rooms, 'room', 'rooms')}`),
  blocked: (rooms: string) => `Off sale: ${rooms}`,

  isBlocked: 'Blocked',
  /** Of what is neither repaired nor used by the owner, the words explain it. */
  whyOf: (kind: BlockKind, words: string) => [kind === 'other' ? '' : kinds[kind], words].filter(Boolean).join(': '),
  daysBy: (days: string, name: string) => `${days} · by ${name}`,
  release: 'Release',
  releaseOf: (room: string, days: string) => `Release ${room}, ${days}`,
  releaseTitle: (room: string) => `Put ${room} on sale again`,
  which: 'Which nights',
  all: 'All that are left',
  later: 'From a night on',
  laterFrom: 'First night on sale',
  releaseNow: 'Put on sale',
  released: (room: string) => `On sale again: ${room}`,
} as const
