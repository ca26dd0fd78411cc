import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { clientBefore } from '#tests/support/answering-client.ts'
import { aDeskBooking } from '#tests/support/desk/desk-bookings.ts'
import { aPerson } from '#tests/support/desk/persons.ts'
import { createWalkInActors } from './walk-in.actors.ts'

test('a booking is made once where who stays could not be registered, and the page is told', async () => {
  const { client, asked } = clientBefore(({ path }) =>
    path.includes('Booking/Book') ? { Code: 'ABCDEFGHJKMN', Receipt: null } : new Response('', { status: 500 }),
  )
  const { ActivityId: _, ...body } = aDeskBooking()
  const input = { body, registering: { persons: [aPerson()], expected: 1 } }

  const booked = await toPromise(createActor(createWalkInActors({ api: client }).book, { input }).start())

  expect(booked).toEqual({ code: 'ABCDEFGHJKMN', receipt: null, registered: 'failed' })
  expect(asked.filter(({ path }) => path.includes('Booking/Book'))).toHaveLength(1)
})
