import type { RoomState, RoomUse } from '#contract/reception/rooms.ts'
import { plural } from '#contract/wording/format.ts'

export const states = { dirty: 'Dirty', clean: 'Clean', inspected: 'Inspected' } satisfies Record<RoomState, string>

export const texts = {
  states,
  lead: 'Press what you have done. A room is dirty when its guests have left; guests who stay over need service.',
  count: (rooms: number, state: RoomState) => `${rooms} ${states[state].toLowerCase()}`,
  counts: 'Rooms by state',
  uses: {
    leaves: 'Leaves today',
    staysOver: 'Stays over: service',
    arrived: 'Came today',
    arrives: 'Arrives today',
    next: 'Next guests',
  } satisfies Record<RoomUse, string>,
  people: (count: number, rooms: number) =>
    [plural(count, 'person', 'people'), ...(rooms > 1 ? [plural(rooms, 'room', 'rooms')] : [])].join(' in '),
  inThisOne: (count: number) => `${count} in this one`,
  nextOn: (day: string) => `Next guests ${day}`,
  empty: 'Empty',
  outOfOrder: (why: string, until: string) => `Out of order until ${until}: ${why}`,
  markAs: (room: string, state: RoomState) => `${room}: ${states[state]}`,
  moreOf: (room: string) => `More: ${room}`,
  marked: (room: string, state: RoomState) => `${room} is ${states[state].toLowerCase()}`,
  by: (name: string, when: string) => `${name}, ${when}`,
  isDirty: (room: string) => `${room} is dirty`,
  dirtyNow: 'dirty now',
  note: 'Note',
  noteOf: (room: string) => `Note for ${room}`,
  noteHint: 'Staff read it on the list of rooms. For example: extra bed',
  save: 'Save',
  toMend: 'To mend:',
  report: 'Report a repair',
  repairOf: (room: string) => `To mend in ${room}`,
  repairHint: 'Reception reads it on Today. For example: the shower drips',
  repairMissing: 'Please enter what is to be mended',
  reported: (room: string) => `Reported for ${room}`,
  mended: 'Mended',
  mendedIn: (room: string) => `Mended: ${room}`,
  isMended: (room: string) => `${room} is mended`,
  noted: (room: string) => `Saved for ${room}`,
} as const
