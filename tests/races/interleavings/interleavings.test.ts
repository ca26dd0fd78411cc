import { afterAll, beforeAll, expect, test } from 'vitest'
import { shrink } from '#tests/model/walks/shrink.ts'
import { aHouse } from '#tests/support/bookings.ts'
import { brokenBooks } from '#tests/support/invariants/books.ts'
import { START, unlimited } from '#tests/support/test-api.ts'
import { startRace, type Race } from '../buyers.ts'
import { play, turnsOf, written, type Turn } from './interleave.ts'

const SEED = 20_261_120
const LENGTH = 12
const levels = ['read committed', 'serializable'] as const
const cases = levels.flatMap((level) => Array.from({ length: 30 }, (_, index) => ({ level, seed: SEED + index })))

const races = new Map<string, Race>()
beforeAll(async () => {
  for (const isolation of levels) {
    const houses = [aHouse({ price: 2_200_000, roomPrice: 650_000, unitCount: 2 })]
    const race = await startRace({ houses, guests: 2, isolation })
    race.api.deps.limits = unlimited
    races.set(isolation, race)
  }
})
afterAll(() => Promise.all([...races.values()].map((race) => race.close())))

test.each(cases)(
  'two guests on the same nights leave the books in order ($level, seed $seed)',
  async ({ level, seed }) => {
    const turns = turnsOf(seed, LENGTH)

    const broken = await playAnew(turns, level)
    const shortest =
      broken.length > 0
        ? await shrink(
            turns,
            (shorter) => shorter,
            async (shorter) => (await playAnew(shorter, level)).length > 0,
          )
        : []

    expect({ broken, shortest: written(shortest) }).toEqual({ broken: [], shortest: '' })
  },
)

test('a hold that lost a night is noticed', async () => {
  const race = races.get('read committed')
  if (!race) throw new Error('The resort opens with the tests')
  await playAnew([{ who: 0, act: 'book a room', isAtOnce: false }], 'read committed')
  await race.api.deps.db.change("delete from unit_night where night = '2026-12-01'")

  const broken = await brokenBooks(race.api.deps)

  expect(broken).toEqual([expect.stringContaining('is Pending with 1 of 2 nights')])
})

/** In a resort without bookings. */
async function playAnew(turns: readonly Turn[], level: string): Promise<string[]> {
  const race = races.get(level)
  if (!race) throw new Error('The resort opens with the tests')
  const { api, errors } = race
  for (const table of [
    'unit_night',
    'payment_notice',
    'refund',
    'cancellation',
    'payment',
    'payment_attempt',
    'orders',
  ]) {
    await api.deps.db.change(`delete from ${table}`)
  }
  api.clock.now = START
  errors.length = 0
  const broken = await play(race, turns)
  return [...broken, ...errors.map((error) => `It was logged: ${JSON.stringify(error)}`)]
}
