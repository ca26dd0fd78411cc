import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { availabilityMachine } from '#machines/availability.machine.ts'
import { clientBefore } from '#tests/support/answering-client.ts'
import { createAvailabilityActors } from './availability.actors.ts'

test('one room is requested, by the chosen type and dates', async () => {
  const { client, asked } = clientBefore(() => true)
  const availability = createActor(availabilityMachine.provide({ actors: createAvailabilityActors({ client }) }), {
    input: {
      houseId: 4,
      type: 'ROOM',
      isSoldByRoom: true,
      today: '2026-11-20',
      arrival: '2026-12-01',
      departure: '2026-12-03',
    },
  })

  availability.start()
  await waitFor(availability, (snapshot) => snapshot.matches('available'), { timeout: 1_000 })

  const path = asked[0]?.path ?? ''
  expect(path).toContain('BookingArea/Booking/IsAvailable?')
  expect(Object.fromEntries(new URLSearchParams(path.split('?')[1]))).toEqual({
    ArrivalTime: '2026-12-01',
    DepartureTime: '2026-12-03',
    NumberOfRoom: '1',
    Type: 'ROOM',
    Id: '4',
  })
})
