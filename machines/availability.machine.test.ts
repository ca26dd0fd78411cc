import { createActor, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { availabilityMachine } from './availability.machine.ts'

const stay = { arrival: '2026-12-01', departure: '2026-12-03' }

function openHouse() {
  const emitted: object[] = []
  const availability = createActor(
    availabilityMachine.provide({ actors: { checkAvailability: fromPromise(async () => true) } }),
    { input: { houseId: 3, type: 'ROOM', isSoldByRoom: true, today: '2026-11-20', ...stay } },
  )
  availability.on('*', (event) => emitted.push(event))
  availability.start()
  return { availability, emitted, isFree: () => waitFor(availability, (shown) => shown.hasTag('bookable')) }
}

test.each(['ROOM', 'HOUSE'] as const)('a %s is booked for the dates that were chosen', async (placeType) => {
  const { availability, emitted, isFree } = openHouse()
  availability.send({ type: 'type.chosen', placeType })
  availability.send({ type: 'departure.chosen', date: '2026-12-05' })
  await isFree()

  availability.send({ type: 'book.pressed' })

  expect(emitted).toEqual([
    { type: 'booking.wanted', houseId: 3, placeType, stay: { ...stay, departure: '2026-12-05' } },
  ])
})

test('a departure is to be chosen again when a later arrival overtakes it', () => {
  const { availability } = openHouse()

  availability.send({ type: 'arrival.chosen', date: stay.departure })

  const { value, context } = availability.getSnapshot()
  expect([value, context.arrival, context.departure]).toEqual(['unchecked', stay.departure, undefined])
})
