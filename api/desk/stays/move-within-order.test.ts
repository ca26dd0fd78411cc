import { expect, test } from 'vitest'
import { listFreeRooms } from '#contract/desk/stays.ts'
import { ofBookings, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aMember, neverEndSessions } from '#tests/support/desk/members.ts'
import { aPaidOrder, deskOf, inDhaka } from '#tests/support/desk/stays.ts'

const api = shareTestApi({ hasHouses: true, empties: ofBookings })
const { guest } = shareGuests(api)

test('a room that guests of the same order left on the day they came is neither offered nor given to others of it', async () => {
  const member = await aMember(api, 'desk', 'Nasrin Akter')
  const desk = deskOf(api, member)
  await neverEndSessions(api)
  const code = await aPaidOrder(api, guest, [aPlace({ Quantity: 2 })])
  api.clock.now = inDhaka('2026-12-01')
  await desk.checkIn(await desk.stays(code))
  const [first] = await desk.stays(code)
  await desk.checkOut(first ? [first] : [])
  const [left, stays] = await desk.stays(code)

  const answer = left && stays && (await desk.move(stays, left.UnitId))
  const { Data } = await api.call(listFreeRooms, { params: { id: String(stays?.Id) } }, { desk: member.desk })
  const offered = listFreeRooms.data.parse(Data).Data.map(({ UnitId }) => UnitId)

  expect(offered.length).toBeGreaterThan(0)
  expect(offered).not.toContain(left?.UnitId)
  expect(answer?.Code).toBe('dates_taken')
  expect((await desk.stays(code)).map(({ State }) => State)).toEqual(['departed', 'inHouse'])
})
