import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { Problem, ApiUnreachable } from '#contract/problem.ts'
import { availabilityMachine } from './availability.machine.ts'

type World = { isFree?: () => Promise<boolean>; isSoldByRoom?: boolean }

function openModal({ isFree = async () => true, isSoldByRoom = true }: World = {}) {
  const asked: object[] = []
  const said: object[] = []
  const availability = createActor(
    availabilityMachine.provide({
      actors: {
        checkAvailability: fromPromise(async ({ input }) => {
          asked.push(input)
          return isFree()
        }),
      },
    }),
    { input: { houseId: 3, type: 'ROOM', isSoldByRoom, today: '2026-11-20' } },
  )
  availability.on('*', (event) => said.push(event))
  availability.start()
  const choose = async (arrival: string, departure: string) => {
    availability.send({ type: 'arrival.chosen', date: arrival })
    availability.send({ type: 'departure.chosen', date: departure })
    await waitFor(availability, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1_000 })
    return availability.getSnapshot()
  }
  return { availability, asked, said, choose }
}

const stay = { arrival: '2026-12-01', departure: '2026-12-03' }

describe('the availability of a place', () => {
  test('is unchecked until both dates are chosen, and booking asks for them', () => {
    const { availability, asked, said } = openModal()

    availability.send({ type: 'arrival.chosen', date: stay.arrival })
    availability.send({ type: 'book.pressed' })

    expect(availability.getSnapshot().value).toBe('unchecked')
    expect(asked).toEqual([])
    expect(said).toEqual([{ type: 'alert', text: 'Please select the arrival date and departure date' }])
  })

  test('lets a guest book what is free', async () => {
    const { availability, asked, said, choose } = openModal()

    const snapshot = await choose(stay.arrival, stay.departure)
    availability.send({ type: 'book.pressed' })

    expect(snapshot.hasTag('bookable')).toBe(true)
    expect(asked).toEqual([{ houseId: 3, placeType: 'ROOM', ...stay }])
    expect(said).toEqual([{ type: 'booking.wanted', houseId: 3, placeType: 'ROOM', stay }])
  })

  test('does not let a guest book what is taken', async () => {
    const { availability, said, choose } = openModal({ isFree: async () => false })

    const snapshot = await choose(stay.arrival, stay.departure)
    availability.send({ type: 'book.pressed' })

    expect(snapshot.value).toBe('unavailable')
    expect(said).toEqual([])
  })

  test('takes a refusal of the dates for not available', async () => {
    const refusal = new Problem('dates_not_available', 'A stay can be at most 60 nights')
    const { choose } = openModal({ isFree: () => Promise.reject(refusal) })

    expect((await choose(stay.arrival, stay.departure)).value).toBe('unavailable')
  })

  test('that cannot be asked is failed, and can be asked again', async () => {
    const answers = [() => Promise.reject(new ApiUnreachable()), async () => true]
    const { availability, said, choose } = openModal({ isFree: () => answers.shift()?.() ?? Promise.resolve(false) })

    expect((await choose(stay.arrival, stay.departure)).value).toBe('failed')
    expect(said).toHaveLength(1)
    availability.send({ type: 'retry.pressed' })

    await expect.poll(() => availability.getSnapshot().value).toBe('available')
  })

  test('is asked again for the house, and for other dates', async () => {
    const { availability, asked, choose } = openModal()
    await choose(stay.arrival, stay.departure)

    availability.send({ type: 'type.chosen', placeType: 'HOUSE' })
    availability.send({ type: 'departure.chosen', date: '2026-12-05' })

    expect(asked).toEqual([
      { houseId: 3, placeType: 'ROOM', ...stay },
      { houseId: 3, placeType: 'HOUSE', ...stay },
      { houseId: 3, placeType: 'HOUSE', ...stay, departure: '2026-12-05' },
    ])
  })

  test('needs no question for a house that is never sold by the room', async () => {
    const { availability, asked, choose } = openModal({ isSoldByRoom: false })

    expect((await choose(stay.arrival, stay.departure)).value).toBe('notSold')
    expect(asked).toEqual([])
    availability.send({ type: 'type.chosen', placeType: 'HOUSE' })

    expect(availability.getSnapshot().value).toBe('checking')
  })

  test('takes no arrival in the past and no departure before the arrival', async () => {
    const { availability, choose } = openModal()
    await choose(stay.arrival, stay.departure)

    availability.send({ type: 'arrival.chosen', date: '2026-11-19' })
    availability.send({ type: 'departure.chosen', date: stay.arrival })

    expect(availability.getSnapshot().context).toMatchObject(stay)
  })

  test('asks for the departure again when a later arrival overtakes it', async () => {
    const { availability, choose } = openModal()
    await choose(stay.arrival, stay.departure)

    availability.send({ type: 'arrival.chosen', date: '2026-12-03' })

    expect(availability.getSnapshot().value).toBe('unchecked')
    expect(availability.getSnapshot().context.departure).toBeUndefined()
  })
})
