import type { StayState } from '#contract/desk/stays.ts'
import { plural } from '#contract/wording/format.ts'

export const texts = {
  title: 'Chart',
  label: 'Rooms and nights',
  earlier: 'A week earlier',
  later: 'A week later',
  today: 'Today',
  from: 'From',
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
  room: (number: string) => `Room ${number}`,

  moveOf: (guest: string) => `Change: ${guest}`,
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  totalBefore: 'Total until now',
  totalAfter: 'Total afterwards',
  more: 'More',
  less: 'Less',
  refund: 'Goes back to the guest',
  dueAfter: 'Due afterwards',
  isTaken: (room: string, night: string, who: string) =>
    `${room} is taken on ${night}: ${who}. The stay is where it was.`,
  aBlock: 'it is blocked',
  tellGuest: 'Tell the guest by SMS',
  changeNow: 'Change the stay',
  dropProblems: {
    reason: { missing: 'Reason is required' },
    tellGuest: { taken: 'The room is taken' },
  },
  changed: (guest: string, room: string) => `Changed: ${guest}, ${room}`,

  arrival: 'Arrival',
  departure: 'Departure',
  changeDays: 'Change dates',

  booking: 'Open the booking',
  nights: (count: number) => plural(count, 'night', 'nights'),
  book: 'New booking',
  bookWhole: 'Book the whole house',
  anyRoom: (house: string) =>
    `The booking takes a free room of ${house}; move it afterwards if the guests want this one.`,
  onlyWhole: (house: string) => `${house} is only sold as a whole.`,
  past: 'These nights are over.',
} as const
