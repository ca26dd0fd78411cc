import { plural } from '#contract/wording/format.ts'
import type { StayState, UndoableChange } from '#contract/orders/stays.ts'

export const texts = {
  states: {
    expected: 'Due in',
    inHouse: 'In house',
    departed: 'Checked out',
    noShow: 'No-show',
    moved: 'Moved',
    gone: 'Cancelled',
  } satisfies Record<StayState, string>,

  checkIn: 'Check in',
  cameAfterAll: 'They came after all',
  checkOut: 'Check out',
  noShow: 'No-show',
  undo: {
    checkIn: 'Undo check-in',
    checkOut: 'Undo check-out',
    noShow: 'Undo no-show',
    move: 'Undo move',
    dates: 'Undo change of dates',
    cancelRoom: 'Undo cancellation',
    addRoom: 'Undo added room',
  } satisfies Record<UndoableChange, string>,
  more: 'More',
  for: (action: string, name: string) => `${action}: ${name}`,
  count: (action: string, count: number, all: number) => (all > 1 ? `${action} (${count} of ${all})` : action),
  chooseRooms: 'Rooms',
  noneChosen: 'Choose a room first',

  isCut: 'There is no connection',
  mayNot: 'Your account may not change stays',

  nights: (count: number) => plural(count, 'night', 'nights'),
  until: (day: string) => `to ${day}`,
  entireHouse: (house: string) => `${house}, whole house`,

  done: {
    checkIn: (who: string) => `Checked in: ${who}`,
    checkOut: (who: string) => `Checked out: ${who}`,
    noShow: (who: string) => `No-show: ${who}`,
    undone: 'Undone',
  },
  who: (name: string, rooms: string) => `${name}, ${rooms}`,

  checkOutOf: (who: string) => `Check out ${who}`,
  early: (nights: string, day: string) =>
    `They are booked until ${day}. ${nights} will be on sale at once; the price stays.`,
  dueReception:
    'The last room can only be checked out once the booking is paid or billed to a company, or by a manager with a reason.',
  dueManager:
    'To check out the last room with a balance due, take the payment, bill it to a company, or give a reason. It is saved with your name.',
  toPayment: 'Take the payment',
  reason: 'Reason',
  confirmCheckOut: 'Check out',
  problems: { reason: { missing: 'Reason is required' } },
} as const
