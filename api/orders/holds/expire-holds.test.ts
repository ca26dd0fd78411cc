import { expect, test } from 'vitest'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace, holdOrder } from '#tests/support/bookings.ts'
import { signInGuests } from '#tests/support/guests.ts'
import { START } from '#tests/support/test-api.ts'
import { expireHolds } from './expire-holds.ts'

const api = shareTestApi({ hasHouses: true })

test('holds that are over are tidied away, however many, and those that run are left', async () => {
  const [guest] = await signInGuests(api.deps.db, 1, START)
  if (!guest) throw new Error('There should be a guest')
  for (let night = 1; night <= 5; night += 1) {
    await holdOrder(api, guest, [aPlace({ ArrivalDate: `2026-12-0${night}`, DepartureDate: `2026-12-0${night + 1}` })])
  }
  api.clock.advance(60)
  const running = await holdOrder(api, guest)
  api.clock.advance(29 * 60)

  const expired = await expireHolds(api.deps, { batch: 2 })
  const again = await expireHolds(api.deps)

  expect([expired, again]).toEqual([5, 0])
  expect(await api.deps.db.query('select distinct order_code from unit_night')).toEqual([{ order_code: running.code }])
  expect(
    await api.deps.db.query('select status, count(*) as orders from orders group by status order by status'),
  ).toEqual([
    { status: 'Expired', orders: 5 },
    { status: 'Pending', orders: 1 },
  ])
  const events = await api.deps.db.query("select distinct actor, at from order_event where event = 'Expired'")
  expect(events).toEqual([{ actor: 'system', at: new Date('2026-11-20T06:30:00Z') }])
})

test('nights that another order took over are not given back with the hold that lost them', async () => {
  const guests = await signInGuestsAnew()
  const house = [aPlace({ Id: 4, Type: 'HOUSE' as const })]
  await holdOrder(api, guests.first, house)
  api.clock.advance(30 * 60)
  const theirs = await holdOrder(api, guests.second, house)

  await expireHolds(api.deps)

  const nights = await api.deps.db.query('select * from unit_night where order_code = $1', [theirs.code])
  expect(nights).toHaveLength(10)
})

async function signInGuestsAnew() {
  await api.deps.db.change("update guest set phone = 'old-' || phone")
  const [first, second] = await signInGuests(api.deps.db, 2, api.clock.now)
  if (!first || !second) throw new Error('There should be two guests')
  return { first, second }
}
