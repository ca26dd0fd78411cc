import { beforeEach, expect, test } from 'vitest'
import { ofBookings, ofStaff, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aMember, neverEndSessions } from '#tests/support/desk/members.ts'
import { aPaidOrder, deskOf, inDhaka } from '#tests/support/desk/stays.ts'
import { closeOldStays } from './close-stays.ts'

const api = shareTestApi({
  hasHouses: true,
  empties: [...ofBookings, ...ofStaff],
})
const { guest, other } = shareGuests(api)
let orderOf: ReturnType<typeof deskOf>['order']
beforeEach(async () => {
  orderOf = deskOf(api, await aMember(api, 'desk')).order
  await neverEndSessions(api)
})

const nightsOf = (code: string) => api.deps.db.query('select 1 from unit_night where order_code = $1', [code])

test('stays that nobody ended are closed the day after, and the order is Completed unless something is due', async () => {
  const paid = await aPaidOrder(api, guest, [aPlace()])
  const owing = await aPaidOrder(api, other, [aPlace()], 5_000)
  api.clock.now = inDhaka('2026-12-03', '23:59')
  const early = await closeOldStays(api.deps)
  api.clock.now = inDhaka('2026-12-04', '00:01')

  expect([early, await closeOldStays(api.deps), await closeOldStays(api.deps)]).toEqual([0, 2, 0])
  expect((await orderOf(paid)).Summary.Status).toBe('Completed')
  expect((await orderOf(owing)).Summary).toMatchObject({ Status: 'Confirmed', Due: 9_950 })
  expect(await nightsOf(paid)).toHaveLength(2)
})
