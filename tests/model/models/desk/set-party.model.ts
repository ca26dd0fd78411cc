import { setPartyMachine } from '#machines/desk/set-party.machine.ts'
import { emptyParty } from '#machines/desk/parts/party-fields.ts'
import { createPartyActors } from '#desk/registration/registration.actors.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { bookingNeeds, openBooking } from './worlds/booking-world.ts'
import { dialogReadings, dialogRows } from './worlds/dialog-rows.ts'

const party = { Version: 0, Count: null, ArrivesAbout: '' } as const

async function openParty(opened: Opened) {
  const world = await openBooking(opened, 'desk')
  return { ...world, actors: createPartyActors(world) }
}
type World = Awaited<ReturnType<typeof openParty>>

export const setPartyFlow = flowOf(setPartyMachine)({
  needs: bookingNeeds,
  open: openParty,
  events: dialogRows({
    subject: { code: 'ABCDEFGHJKMN', party },
    open: async ({ book }: World) => ({ code: await book(), party }),
    unfilled: emptyParty,
    typings: [
      { field: 'children', value: '১', shows: 'adults: missing' },
      { field: 'adults', value: 'two', after: { children: '১' }, shows: 'adults: unreadable' },
      { field: 'adults', value: '2', after: { children: '১', adults: 'two' }, shows: 'cleared' },
      { field: 'arrivesAbout', value: '21:30', after: { children: '১', adults: '2' } },
    ],
    submitted: ['adults: missing', 'adults: unreadable', 'cleared'],
  }),
  ...dialogReadings,
  checks: {
    async closed(_, { db, code }) {
      const rows = await db.query<{ adults: number; children: number }>(
        'select adults, children from party where order_code = $1 and adults is not null',
        [code()],
      )
      return rows
        .filter(({ adults, children }) => adults !== 2 || children !== 1)
        .map((row) => `Expected are ${JSON.stringify(row)}`)
    },
  },
})
