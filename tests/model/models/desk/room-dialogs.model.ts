import { createNameActors, createRemoveActors } from '#desk/rooms/rooms.actors.ts'
import { nameRoomMachine, removeRoomMachine } from '#machines/desk/room-dialogs.machine.ts'
import { openRooms, ROOM } from './worlds/room-world.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'

export const nameRoomFlow = dialogFlow(nameRoomMachine)({
  open: openRooms,
  alone: 'Each form begins with a room that no other has named.',
  actors: createNameActors,
  subject: { house: ROOM, room: ROOM },
  prepare: async ({ reset }) => ({ house: ROOM, room: await reset() }),
  unfilled: { name: ROOM.Room },
  typings: [
    { field: 'name', value: '', shows: 'name: missing' },
    { field: 'name', value: ' Bulbul ', shows: 'cleared' },
  ],
  submitted: ['name: same', 'name: missing'],
  /** The room is called what was typed. */
  unwanted: ({ db }) =>
    db.query('select name from unit where id = $1 and name not in ($2, $3)', [ROOM.UnitId, ROOM.Room, 'Bulbul']),
})

export const removeRoomFlow = dialogFlow(removeRoomMachine)({
  open: openRooms,
  alone: 'Each dialog begins with the room that another has removed.',
  actors: createRemoveActors,
  subject: ROOM,
  prepare: ({ reset }) => reset(),
  unfilled: {},
  typings: [],
  submitted: [],
  untaken: {
    'filling — field.changed [0]': 'it has no field',
    'filling — form.submitted [1]': 'nothing can be wrong',
  },
})
