import type { Db } from '#api/platform/db/db.ts'
import { correctGuestMachine } from '#machines/desk/correct-guest.machine.ts'
import { guestCardMachine } from '#machines/desk/guest-card.machine.ts'
import { createCardActors, createCorrectionActors } from '#desk/guest-page/guest-page.actors.ts'
import { openBooking } from './worlds/booking-world.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'

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
    { field: 'email', value: 'wrong', shows: 'email: unreadable' },
    { field: 'email', value: EMAIL, shows: 'cleared' },
    { field: 'firstName', value: '', shows: 'firstName: missing' },
  ],
  submitted: ['firstName: missing', 'email: unreadable', 'cleared'],
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
