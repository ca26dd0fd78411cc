import { expect, onTestFinished, test } from 'vitest'
import { seedHouses } from '#api/houses/seed/seed-houses.ts'
import { aMember, neverEndSessions } from '#tests/support/desk/members.ts'
import { aPaidOrder, deskOf, firstOf } from '#tests/support/desk/stays.ts'
import { signInGuests, type SignedIn } from '#tests/support/guests.ts'
import { brokenBooks } from '#tests/support/invariants/books.ts'
import { START, startTestApi } from '#tests/support/test-api.ts'

test('two desks that swap guests into each other’s rooms both fail, and neither waits forever', async () => {
  const api = await startTestApi()
  onTestFinished(() => api.close())
  await seedHouses(api.deps.db)
  const [first = expect.fail(), second = expect.fail()] = await signInGuests(api.deps.db, 2, START)
  const desks = [
    deskOf(api, await aMember(api, 'desk', 'Desk One')),
    deskOf(api, await aMember(api, 'desk', 'Desk Two')),
  ] as const
  await neverEndSessions(api)
  const stayOf = async (guest: SignedIn) => firstOf(await desks[0].stays(await aPaidOrder(api, guest)))
  const [one, two] = [await stayOf(first), await stayOf(second)]

  const answers = await Promise.all([desks[0].move(one, two.UnitId), desks[1].move(two, one.UnitId)])

  expect(answers.map(({ Code }) => Code)).toEqual(['dates_taken', 'dates_taken'])
  expect(await brokenBooks(api.deps)).toEqual([])
})
