// The dialogs that say which rooms a house has, and what they are called.

import type { DeskRoom } from '#contract/reception/rooms.ts'
import { type DialogForm, dialogMachine } from '#machines/parts/dialog.ts'
import { missingText } from '#machines/parts/problems.ts'

// A room gets a name: a new one of its house, or `room`, which gets another name.

type NameFields = { name: string }

export type NamedRoom = { house: Pick<DeskRoom, 'House' | 'HouseId'>; room?: Pick<DeskRoom, 'UnitId' | 'Room'> }

export const nameRoomMachine = dialogMachine({
  id: 'nameRoom',
  start: (subject): NameFields => ({ name: subject?.room?.Room ?? '' }),
  validate: ({ fields: { name }, subject: { room } }: DialogForm<NameFields, NamedRoom>) => ({
    name: missingText(name) ?? (name.trim() === room?.Room ? ('same' as const) : undefined),
  }),
})

// A room is taken out of its house for good, once a person has confirmed it.

export const removeRoomMachine = dialogMachine<object, object, Pick<DeskRoom, 'UnitId' | 'Room' | 'House'>>({
  id: 'removeRoom',
  start: () => ({}),
  validate: () => ({}),
})
