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
  rename: 'Rename',
  name: 'Name of the room',
  save: 'Save',
  missing: 'Please give the room a name',
  mayNot: 'Managers and owners rename rooms.',
  renamed: (room: string) => `Now called ${room}`,
} as const
