import type { Db } from '#api/platform/db/db.ts'
import { correctGuestMachine, guestCardMachine, setPartyMachine } from '#machines/desk/guest-dialogs.machine.ts'
import { createCardActors, createCorrectionActors } from '#desk/guest-page/guest-page.actors.ts'
import { openBooking } from './worlds/booking-world.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'
import { emptyParty } from '#machines/desk/parts/party-fields.ts'
import { createPartyActors } from '#desk/registration/registration.actors.ts'

const SALMA = { firstName: 'Salma', lastName: 'Rahman', email: '', phone: '' }
const EMAIL = 'salma@example.com'

async function addSalma(db: Db): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `insert into guest (phone, first_name, last_name, created_at)
     select 'desk:' || count(*), 'Salma', 'Rahman', now() from guest returning id`,
    [],
  )
  return row?.id ?? 0
}

export const correctGuestFlow = dialogFlow(correctGuestMachine)({
  open: (opened) => openBooking(opened, 'desk'),
  actors: createCorrectionActors,
  subject: { id: 1, ...SALMA },
  prepare: async ({ db }) => ({ id: await addSalma(db), ...SALMA }),
  unfilled: { ...SALMA, reason: '' },
  typings: [
    { field: 'email', value: 'wrong' },
    { field: 'email', value: EMAIL, shows: 'cleared' },
    { field: 'firstName', value: '', shows: 'firstName: missing' },
  ],
  submitted: ['firstName: missing', 'email: unreadable'],
  /** Nothing else of the guest was stored. */
  unwanted: ({ db }) =>
    db.query("select * from guest where phone like 'desk:%' and (first_name <> 'Salma' or email not in ('', $1))", [
      EMAIL,
    ]),
})

export const guestCardFlow = dialogFlow(guestCardMachine)({
  open: (opened) => openBooking(opened, 'desk'),
  actors: createCardActors,
  subject: { id: 1, version: 0, likes: '', note: '' },
  prepare: async ({ db }) => ({ id: await addSalma(db), version: 0, likes: '', note: '' }),
  unfilled: { likes: '', note: '' },
  typings: [
    { field: 'likes', value: ' ' },
    { field: 'likes', value: 'tea', shows: 'cleared' },
    { field: 'note', value: 'comes with a driver' },
  ],
  submitted: 'likes: missing',
  unwanted: ({ db }) => db.query("select * from guest_card where likes not in ('', 'tea')", []),
})

const party = { Version: 0, Count: null, ArrivesAbout: '' } as const

export const setPartyFlow = dialogFlow(setPartyMachine)({
  open: (opened) => openBooking(opened, 'desk'),
  actors: createPartyActors,
  subject: { code: 'ABCDEFGHJKMN', party },
  prepare: async ({ book }) => ({ code: await book(), party }),
  unfilled: emptyParty,
  typings: [
    { field: 'children', value: '১' },
    { field: 'adults', value: 'two', shows: 'adults: unreadable' },
    { field: 'adults', value: '2', shows: 'cleared' },
    { field: 'arrivesAbout', value: '21:30' },
  ],
  submitted: ['adults: missing', 'adults: unreadable'],
  unwanted: ({ db, code }) =>
    db.query('select * from party where order_code = $1 and (adults <> 2 or children <> 1)', [code()]),
})
