import type { RoomUse } from '#contract/reception/rooms.ts'
import { plural } from '#contract/wording/format.ts'

const hours = (minutes: number) => (minutes === 60 ? '1 hour' : `${minutes / 60} hours`)

export const texts = {
  lead: 'Who is in each room, whether it is ready, and what is not sold. Guests book a room of a house, and read none of these names.',
  count: (rooms: number) => plural(rooms, 'room', 'rooms'),
  uses: {
    leaves: 'leaves today',
    staysOver: 'in house',
    arrived: 'came today',
    arrives: 'arrives',
    next: 'next',
  } satisfies Record<RoomUse, string>,
  free: 'Free tonight',
  turn: 'A dirty room is sold on the website for tonight',
  turnHint: 'Counted from check-out, and unless someone marks it clean before. Other nights are always sold.',
  turnAfter: (minutes: number) =>
    minutes === 0 ? 'at once' : `after ${minutes < 60 ? `${minutes} minutes` : hours(minutes)}`,
  turnSaved: 'Saved for the website',
  mayNot: 'Managers and owners add, rename and remove rooms.',
  rename: 'Rename',
  renameTitle: (room: string) => `Rename ${room}`,
  name: 'Name of the room',
  save: 'Save',
  nameProblems: { name: { missing: 'Please give the room a name', same: 'The room has this name' } },
  renamed: (room: string) => `Now called ${room}`,
  addTo: (house: string) => `Add a room to ${house}`,
  addLead: 'It is sold at once, at the prices of the house. Bookings and blocks that have the whole house have it too.',
  add: 'Add the room',
  added: (room: string) => `${room} was added`,
  remove: 'Remove',
  removeTitle: (room: string) => `Remove ${room}?`,
  removeLead: (house: string) =>
    `${house} has one room fewer from now on, for good: the room is not sold any more and leaves all lists. Past bookings and the log keep its name. To close it for a while, block it.`,
  removeNow: 'Remove the room',
  removed: (room: string, house: string) => `${room} was taken out of ${house}`,
} as const
