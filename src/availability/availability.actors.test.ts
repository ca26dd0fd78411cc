import { createActor, waitFor } from 'xstate'
import { afterEach, expect, test, vi } from 'vitest'
import type { HouseNights } from '#contract/catalogue/houses.ts'
import { availabilityMachine } from '#machines/availability.machine.ts'
import { clientBefore } from '#tests/support/answering-client.ts'
import { createAvailabilityActors } from './availability.actors.ts'

const house: HouseNights = {
  Id: 4,
  UnitCount: 4,
  RoomPrice: 6_500,
  Price: 22_000,
  Free: Array.from({ length: 73 }, () => 2),
  RoomPrices: Array.from({ length: 73 }, (_, night) => (night === 11 ? 6_500 : 8_500)),
}

afterEach(() => {
  vi.useRealTimers()
})

test('one room is requested, by the chosen type and dates', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T06:00:00Z'), toFake: ['Date'] })
  const { client, asked } = clientBefore(({ path }) => (path.includes('IsAvailable') ? true : { Data: [house] }))
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

  expect(availability.getSnapshot().context.answer).toEqual({ isFree: true, nights: [650_000, 850_000] })
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
