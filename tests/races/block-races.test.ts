import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedHouses } from '#api/catalogue/houses/seed/seed-houses.ts'
import { addBlocks, listBlocks, releaseBlock } from '#contract/reception/blocks.ts'
import { book } from '#contract/orders/orders.ts'
import { aBooking, aPlace } from '#tests/support/bookings.ts'
import { aMember, neverEndSessions, type TestStaff } from '#tests/support/desk/members.ts'
import { signInGuests, type SignedIn } from '#tests/support/guests.ts'
import { tally } from '#tests/support/post.ts'
import { START, startTestApi, type TestApi } from '#tests/support/test-api.ts'

const GUESTS = 12

let api: TestApi
let guests: SignedIn[]
let desk: TestStaff['desk']
let units: string[]
beforeEach(async () => {
  api = await startTestApi()
  await seedHouses(api.deps.db)
  guests = await signInGuests(api.deps.db, GUESTS, START)
  desk = (await aMember(api, 'manager', 'A Manager')).desk
  await neverEndSessions(api)
  units = (await api.deps.db.query<{ id: string }>('select id from unit order by id')).map(({ id }) => id)
})
afterEach(() => api.close())

const block = (UnitIds: string[], From = '2026-12-01', Until = '2026-12-03') => {
  const body = { ActivityId: randomUUID(), UnitIds, From, Until, Kind: 'owner' as const, Reason: '' }
  return api.call(addBlocks, { body }, { desk })
}
const buy = (place: Parameters<typeof aPlace>[0] = {}) =>
  guests.map(({ token }) => api.call(book, { body: aBooking([aPlace(place)]) }, { token }))
const nights = async () =>
  (
    await api.deps.db.query<{ blocked: number; sold: number }>(
      `select count(block_id) as blocked, count(order_code) as sold from unit_night`,
    )
  )[0]
const release = async () => {
  const [{ Id, Version } = expect.fail()] = await blocks()
  return () => {
    const body = { ActivityId: randomUUID(), Block: { Id, Version }, From: '2026-12-01' }
    return api.call(releaseBlock, { body }, { desk })
  }
}
const blocks = async () => listBlocks.data.parse((await api.call(listBlocks, {}, { desk })).Data).Data

test('rooms that are blocked while their house is booked as a whole are all blocked or all sold', async () => {
  const house = units.slice(0, 4)

  const answers = await Promise.all([...buy({ Type: 'HOUSE' }), block(house.toReversed())])

  const isBlocked = answers.at(-1)?.Code === null
  expect(tally(answers)).toEqual({ done: 1, dates_taken: GUESTS })
  expect(await nights()).toEqual(isBlocked ? { blocked: 8, sold: 0 } : { blocked: 0, sold: 8 })
})

test('of ten blocks of the same rooms, named in different orders, one is made, and none waits forever', async () => {
  const turned = (times: number) => [...units.slice(times), ...units.slice(0, times)]

  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => block(turned(index))))

  expect(tally(answers)).toEqual({ done: 1, dates_taken: 9 })
  expect(await blocks()).toHaveLength(units.length)
})

test('when two desks release a block, one succeeds, and its nights are sold once', async () => {
  await block(units.slice(0, 4), '2026-12-01', '2026-12-05')
  const releaseIt = await release()

  const released = await Promise.all([releaseIt(), releaseIt()])
  const booked = await Promise.all(buy())

  expect(tally(released)).toEqual({ done: 1, changed_elsewhere: 1 })
  expect(tally(booked)).toEqual({ done: 1, dates_taken: GUESTS - 1 })
  expect(await nights()).toEqual({ blocked: 12, sold: 2 })
})

test('a release while guests book its nights sells each of them once', async () => {
  await block(units.slice(0, 4))
  const releaseIt = await release()

  const [released, ...booked] = await Promise.all([releaseIt(), ...buy()])

  const sold = booked.filter(({ Code }) => Code === null).length
  expect(released.Code).toBeNull()
  expect(sold).toBeLessThanOrEqual(1)
  expect(tally(booked)['dates_taken']).toBe(GUESTS - sold)
  expect(await nights()).toEqual({ blocked: 6, sold: 2 * sold })
})
