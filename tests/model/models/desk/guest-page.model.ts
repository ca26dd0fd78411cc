import { correctGuestMachine } from '#machines/desk/correct-guest.machine.ts'
import { guestCardMachine } from '#machines/desk/guest-card.machine.ts'
import { createCardActors, createCorrectionActors } from '#desk/guest-page/guest-page.actors.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { bookingNeeds, openBooking } from './worlds/booking-world.ts'
import { dialogReadings, dialogRows } from './worlds/dialog-rows.ts'

const SALMA = { firstName: 'Salma', lastName: 'Rahman', email: '', phone: '' }
const EMAIL = 'salma@example.com'

async function openGuests(opened: Opened) {
  const world = await openBooking(opened, 'desk')
  const { db } = world
  async function addSalma(): Promise<number> {
    const [row] = await db.query<{ id: number }>(
      `insert into guest (phone, first_name, last_name, created_at)
       select 'desk:' || count(*), 'Salma', 'Rahman', now() from guest returning id`,
      [],
    )
    return row?.id ?? 0
  }
  return { ...world, addSalma }
}

async function openCorrections(opened: Opened) {
  const world = await openGuests(opened)
  return { ...world, actors: createCorrectionActors(world) }
}

async function openCards(opened: Opened) {
  const world = await openGuests(opened)
  return { ...world, actors: createCardActors(world) }
}
type World = Pick<Awaited<ReturnType<typeof openGuests>>, 'addSalma'>

export const correctGuestFlow = flowOf(correctGuestMachine)({
  needs: bookingNeeds,
  open: openCorrections,
  events: dialogRows({
    subject: { id: 1, ...SALMA },
    open: async ({ addSalma }: World) => ({ id: await addSalma(), ...SALMA }),
    unfilled: { ...SALMA, reason: '' },
    typings: [
      { field: 'email', value: 'wrong', shows: 'email: unreadable' },
      { field: 'email', value: EMAIL, after: { email: 'wrong' }, shows: 'cleared' },
      { field: 'firstName', value: '', after: { email: EMAIL }, shows: 'firstName: missing' },
    ],
    submitted: ['firstName: missing', 'email: unreadable', 'cleared'],
  }),
  ...dialogReadings,
  checks: {
    /** Of the guest nothing else was stored. */
    async closed(_, { db }) {
      const rows = await db.query<{ name: string; email: string }>(
        "select first_name as name, email from guest where phone like 'desk:%'",
        [],
      )
      return rows
        .filter(({ name, email }) => name !== 'Salma' || !['', EMAIL].includes(email))
        .map((row) => `The guest is ${JSON.stringify(row)}`)
    },
  },
})

export const guestCardFlow = flowOf(guestCardMachine)({
  needs: bookingNeeds,
  open: openCards,
  events: dialogRows({
    subject: { id: 1, version: 0, likes: '', note: '' },
    open: async ({ addSalma }: World) => ({ id: await addSalma(), version: 0, likes: '', note: '' }),
    unfilled: { likes: '', note: '' },
    typings: [
      { field: 'likes', value: ' ' },
      { field: 'likes', value: 'tea', after: { likes: ' ' }, shows: 'cleared' },
      { field: 'note', value: 'comes with a driver', after: { likes: 'tea' } },
    ],
    submitted: 'likes: missing',
  }),
  ...dialogReadings,
  checks: {
    async closed(_, { db }) {
      const rows = await db.query<{ likes: string }>("select likes from guest_card where likes not in ('', 'tea')", [])
      return rows.map(({ likes }) => `Written is ${likes}`)
    },
  },
})
