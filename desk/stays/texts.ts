import { plural } from '#contract/wording/format.ts'
import type { StayState, UndoableChange } from '#contract/orders/stays.ts'

const roomMissing = 'Please choose a room'

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
  move: 'Room move',
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
    moved: (who: string, room: string) => `Moved to ${room}: ${who}`,
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

  inRoomFrom: (day: string) => `They have the new room from ${day} on.`,
  isDirty: 'The room is dirty now.',

  moveOf: (who: string) => `Room move: ${who}`,
  moveLead: (room: string, from: string, until: string) => `Now in ${room}. From ${from} to ${until}.`,
  dearer: (sum: string) => `+ ${sum}`,
  cheaper: (sum: string) => `− ${sum}, the price stays`,
  costsLess: (sum: string) => `The room costs ${sum} less; the price stays.`,
  toChargeCheaper: 'To charge the cheaper price, use Change stay.',
  partOfHouse: 'sold as a whole house',
  difference: (sum: string) => `For the remaining nights it costs ${sum} more.`,
  isCharged: (sum: string) => `For the remaining nights ${sum} is put on the bill.`,
  charge: 'Put on the bill, BDT before VAT',
  problems: (most: string) => ({
    room: { missing: roomMissing },
    charge: { tooMuch: `Enter an amount from 0 to ${most}` },
    reason: { missing: 'Reason is required' },
  }),
  roomMissing,
  whyLess: 'Why they pay less than it costs. It is saved with your name.',
  whyPart: 'Why one room of a house that is sold as a whole is given.',
  noRooms: 'No other room is free on all these nights.',
  confirmMove: 'Change room',
} as const
