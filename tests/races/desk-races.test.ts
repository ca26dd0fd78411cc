import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { changeStay, quoteStayChange } from '#contract/desk/changes.ts'
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

test('of two desks that give their guests the same night one does, and the other is told who has it', async () => {
  const api = await startTestApi()
  onTestFinished(() => api.close())
  await seedHouses(api.deps.db)
  const [first = expect.fail(), second = expect.fail()] = await signInGuests(api.deps.db, 2, START)
  const members = [await aMember(api, 'desk', 'Desk One'), await aMember(api, 'desk', 'Desk Two')] as const
  await neverEndSessions(api)
  const desk = deskOf(api, members[0])
  const stays = [
    firstOf(await desk.stays(await aPaidOrder(api, first))),
    firstOf(await desk.stays(await aPaidOrder(api, second))),
  ]
  // One stays a night longer in the room to which the other moves.
  const UnitId = stays[0]?.UnitId ?? ''
  const wishes = [
    { UnitId, Arrival: '2026-12-01', Departure: '2026-12-04' },
    { UnitId, Arrival: '2026-12-03', Departure: '2026-12-05' },
  ] as const
  const change = async (index: 0 | 1) => {
    const { Id = 0 } = stays[index] ?? {}
    const wish = wishes[index]
    const quoted = await api.call(quoteStayChange, { query: { Id, ...wish } }, members[index])
    const { Stays, After, Refund } = quoteStayChange.data.parse(quoted.Data)
    return () =>
      api.call(
        changeStay,
        {
          body: {
            ActivityId: randomUUID(),
            Stays,
            ...wish,
            Payable: After.Payable,
            Refund,
            Allowance: 0,
            Reason: '',
            TellGuest: true,
          },
        },
        members[index],
      )
  }
  const changes = [await change(0), await change(1)]

  const answers = await Promise.all(changes.map((one) => one()))

  expect(answers.map(({ Code }) => String(Code)).toSorted()).toEqual(['dates_taken', 'null'])
  expect(await brokenBooks(api.deps)).toEqual([])
})
