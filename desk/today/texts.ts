import { plural } from '#contract/wording/format.ts'

export const texts = {
  title: 'Today',
  day: 'Day',
  previous: 'Day before',
  next: 'Next day',
  backToToday: 'Back to today',
  print: 'Print',
  tomorrow: 'Tomorrow',
  yesterday: 'Yesterday',
  inDays: (days: number) => (days > 0 ? `In ${days} days` : `${-days} days ago`),
  rooms: (taken: number, all: number, blocked: number) =>
    `${taken} of ${all} rooms taken${blocked > 0 ? `, ${blocked} blocked` : ''}`,
  asOf: (time: string) => `as of ${time}`,
  jump: 'Parts of the day',

  arriving: 'Arriving',
  leaving: 'Leaving',
  inHouse: 'In house',
  occasions: 'Pool and hall',
  blocked: 'Blocked',
  toDo: 'To do',
  none: {
    arriving: 'No arrivals.',
    leaving: 'No departures.',
    inHouse: 'The house is empty.',
    toDo: 'Nothing is left to do.',
  },
  overdue: (day: string) => `since ${day}`,
  shouldHaveLeft: (day: string) => `Should have left on ${day}`,

  kinds: { Room: 'Stay', Pool: 'Pool', Hall: 'Hall', Package: 'Whole resort' },
  persons: (count: number) => plural(count, 'person', 'people'),
  roomCount: (count: number) => plural(count, 'room', 'rooms'),
  times: (start: string, end: string) => `${start} – ${end}`,

  lists: {
    Reconfirm: 'To reconfirm by phone',
    Requests: 'Requests without an answer',
    Unplaced: 'Money without a room',
    UnderReview: 'Payment under review',
    FailedRefunds: 'Refund refused by the gateway',
    Proposals: 'Refund to approve or decline',
  },
  notes: {
    Reconfirm: '',
    Requests: 'Call the guest and quote.',
    Unplaced: 'Paid, but the nights were sold in the meantime: assign other rooms, or refund it.',
    UnderReview: 'The gateway calls it risky: ask the guest before they come.',
    FailedRefunds: 'The gateway did not send it: pay it out by hand.',
    Proposals: 'A manager or an owner decides it.',
  },
  refunds: 'Refunds',
  refundsOf: (guest: string) => `Refunds: ${guest}`,
} as const
