import { plural } from '#contract/wording/format.ts'

export const texts = {
  title: 'Rooms',
  lead: 'The names by which staff know the rooms, and what is not sold. Guests book a room of a house, and read none of these names.',
  count: (rooms: number) => plural(rooms, 'room', 'rooms'),
  rename: 'Rename',
  renameRoom: (room: string) => `Rename ${room}`,
  name: 'Name of the room',
  save: 'Save',
  missing: 'Please give the room a name',
  mayNot: 'Managers and owners rename rooms.',
  renamed: (room: string) => `Now called ${room}`,
} as const
