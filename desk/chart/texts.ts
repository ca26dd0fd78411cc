import { plural } from '#contract/wording/format.ts'
import type { StayState } from '#contract/orders/stays.ts'

export const texts = {
  title: 'Chart',
  label: 'Rooms and nights',
  days: 'Days',
  daysOf: (count: number) => `${count} days`,
  keys: 'Keys: arrows go from cell to cell, Page Up and Page Down by a week, Home to today, Enter opens, N books, B blocks, Space lifts a bar.',

  taken: 'Taken',
  whole: 'whole house',
  due: 'something is due',
  requests: 'Requests',
  requestKinds: { Package: 'Whole resort', Hall: 'Hall' },
  requestRow: (kind: string, lane: number) => (lane === 0 ? kind : `${kind}, ${lane + 1}`),
  request: 'request, not answered',
  aRequest: 'Request',
  fromUntil: (from: string, until: string) => `${from} to ${until}`,
  heldUntil: (moment: string) => `held until ${moment}`,
  states: {
    expected: 'due in',
    inHouse: 'in house',
    departed: 'checked out',
    noShow: 'no-show',
    moved: 'moved to another room',
    gone: 'cancelled',
  } satisfies Record<StayState, string>,
  sentence: (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(', '),
  roomNumber: (number: string) => `Room ${number}`,

  stayOf: (guest: string, room: string) => (room === '' ? guest : `${guest}, ${room}`),

  booking: 'Open the booking',
  nights: (count: number) => plural(count, 'night', 'nights'),
  book: 'New booking',
  bookWhole: 'Book the whole house',
  onlyWhole: (house: string) => `${house} is only sold as a whole.`,
  past: 'These nights are over.',
} as const
