import type { StayState } from '#contract/desk/stays.ts'
import { plural } from '#src/lib/texts.ts'

export const texts = {
  states: {
    expected: 'Expected',
    inHouse: 'In house',
    departed: 'Left',
    noShow: 'No-show',
    moved: 'Moved',
    gone: 'Cancelled',
  } satisfies Record<StayState, string>,

  checkIn: 'Check in',
  checkOut: 'Check out',
  noShow: 'No-show',
  move: 'Another room',
  undo: {
    expected: 'Undo',
    inHouse: 'Undo check-in',
    departed: 'Undo check-out',
    noShow: 'Undo no-show',
    moved: 'Undo',
    gone: 'Undo',
  } satisfies Record<StayState, string>,
  more: 'More',
  for: (action: string, name: string) => `${action}: ${name}`,
  count: (action: string, count: number, all: number) => (all > 1 ? `${action} (${count} of ${all})` : action),
  chooseRooms: 'Rooms',
  noneChosen: 'Choose a room first',

  mayNot: 'Your account may not change stays',
  arrivesOn: (day: string) => `Arrives on ${day}`,
  stayEnded: 'This stay has ended',
  roomOccupied: (room: string) => `The guests before have not left ${room} yet`,
  mayStillCome: (time: string) => `From ${time} on the day of arrival`,
  wholeHouse: 'They have the whole house',
  leavesToday: 'They leave today',

  nights: (count: number) => plural(count, 'night', 'nights'),
  until: (day: string) => `to ${day}`,
  entireHouse: (house: string) => `${house}, entire house`,

  done: {
    checkIn: (who: string) => `Checked in: ${who}`,
    checkOut: (who: string) => `Checked out: ${who}`,
    noShow: (who: string) => `No-show: ${who}`,
    moved: (who: string, room: string) => `Moved to ${room}: ${who}`,
    undone: 'Undone',
  },
  undoNow: 'Undo',
  who: (name: string, rooms: string) => `${name}, ${rooms}`,

  checkOutOf: (who: string) => `Check out ${who}`,
  early: (nights: string, day: string) =>
    `They were to stay until ${day}. ${nights} will be on sale at once; the price stays.`,
  dueOf: (sum: string) => `${sum} is due of this booking.`,
  dueReception: 'The last room of a booking with something due can leave only with a manager: please call one.',
  dueManager: 'To let the last room leave, give a reason. It stands in the history under your name.',
  reason: 'Reason',
  confirmCheckOut: 'Check out',
  cancel: 'Cancel',

  moveOf: (who: string) => `Another room for ${who}`,
  moveLead: (room: string, from: string, until: string) =>
    `Now in ${room}. From ${from} to ${until}; the price stays the same.`,
  noRooms: 'No other room is free on all these nights.',
  confirmMove: 'Change room',
} as const
