import { expect, test } from 'vitest'
import { shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace, holdOrder } from '#tests/support/bookings.ts'
import { expireHolds } from './expire-holds.ts'

const api = shareTestApi({ hasHouses: true })
const { guest, other } = shareGuests(api)

test('holds that are over are tidied away, however many, and those that run are left', async () => {
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
  expect(await api.deps.db.query("select code from orders where status = 'Pending'")).toEqual([{ code: running.code }])
  const events = await api.deps.db.query("select distinct actor, at from order_event where event = 'Expired'")
  expect(events).toEqual([{ actor: 'system', at: new Date('2026-11-20T06:30:00Z') }])
})

test('nights that another order took over are not given back with the hold that lost them', async () => {
  const house = [aPlace({ Id: 4, Type: 'HOUSE' as const })]
  await holdOrder(api, guest, house)
  api.clock.advance(30 * 60)
  const theirs = await holdOrder(api, other, house)

  await expireHolds(api.deps)

  expect(await api.deps.db.query('select * from unit_night where order_code = $1', [theirs.code])).toHaveLength(10)
})
