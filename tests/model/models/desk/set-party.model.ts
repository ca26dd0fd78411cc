import { setPartyMachine } from '#machines/desk/set-party.machine.ts'
import { emptyParty } from '#machines/desk/parts/party-fields.ts'
import { createPartyActors } from '#desk/registration/registration.actors.ts'
import { openBooking } from './worlds/booking-world.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'

const party = { Version: 0, Count: null, ArrivesAbout: '' } as const

export const setPartyFlow = dialogFlow(setPartyMachine)({
  open: (opened) => openBooking(opened, 'desk'),
  actors: createPartyActors,
  subject: { code: 'ABCDEFGHJKMN', party },
  prepare: async ({ book }) => ({ code: await book(), party }),
  unfilled: emptyParty,
  typings: [
    { field: 'children', value: '১', shows: 'adults: missing' },
    { field: 'adults', value: 'two', shows: 'adults: unreadable' },
    { field: 'adults', value: '2', shows: 'cleared' },
    { field: 'arrivesAbout', value: '21:30' },
  ],
  submitted: ['adults: missing', 'adults: unreadable', 'cleared'],
  unwanted: ({ db, code }) =>
    db.query('select * from party where order_code = $1 and (adults <> 2 or children <> 1)', [code()]),
})
