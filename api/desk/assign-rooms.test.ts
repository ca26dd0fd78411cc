import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { listRoomsForOrder, assignOrderRooms } from '#contract/desk/refunds.ts'
import { ofBookings, ofStaff, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace, holdOrder, smsOf } from '#tests/support/bookings.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { aMember, type TestStaff } from '#tests/support/desk/members.ts'
import { aPaidOrder, deskOf } from '#tests/support/desk/stays.ts'
import { readData } from '#tests/support/guests.ts'

const api = shareTestApi({ hasHouses: true, empties: [...ofBookings, ...ofStaff] })
const { guest, other } = shareGuests(api)
let desk: TestStaff
let manager: TestStaff
let code: string
beforeEach(async () => {
  desk = await aMember(api, 'desk', 'Nasrin Akter')
  manager = await aMember(api, 'manager', 'Karim Mia')
  code = await unplaced()
})

/** Two rooms of house 1 that were paid when others had them already. */
async function unplaced(): Promise<string> {
  const order = await holdOrder(api, guest, [aPlace({ Quantity: 2 })])
  await api.deps.db.change('delete from unit_night where order_code = $1', [order.code])
  await api.deps.db.change(
    "update orders set status = 'Paid-unplaced', held_until = null, paid_paisa = payable_paisa where code = $1",
    [order.code],
  )
  return order.code
}
const place = (UnitIds: string[], by = manager) =>
  api.call(assignOrderRooms, { body: { ActivityId: randomUUID(), Code: code, UnitIds } }, { desk: by.desk })
const placesFor = async (by = manager) =>
  readData(listRoomsForOrder, await api.call(listRoomsForOrder, { params: { Code: code } }, { desk: by.desk }))
const orderOf = (of: string) => deskOf(api, manager).order(of)

test('an order without a room is placed in rooms that are free, and its guests are expected there', async () => {
  const taken = await aPaidOrder(api, other, [aPlace({ Quantity: 4 })])
  const places = await placesFor()
  const [first = '', second = ''] = places.Data.map(({ UnitId }) => UnitId)

  const refused = [
    await place([first]),
    await place([first, first]),
    await place([first, '000000001-001']),
    await api.call(listRoomsForOrder, { params: { Code: '0123456789AB' } }, { desk: desk.desk }),
  ]
  const nightsBefore = await api.deps.db.query('select 1 from unit_night where order_code = $1', [code])
  const placed = await place([second, first])

  expect(places.Rooms).toBe(2)
  expect(places.Data.some(({ House }) => House === 'Rania House')).toBe(false)
  expect(refused.map(({ Code }) => Code)).toEqual(['stay_not_ready', 'stay_not_ready', 'dates_taken', 'not_found'])
  expect([nightsBefore, placed.Code]).toEqual([[], null])
  expect((await orderOf(code)).Summary).toMatchObject({ Status: 'Confirmed', Rooms: 2 })
  expect((await orderOf(code)).Stays.map(({ UnitId }) => UnitId).toSorted()).toEqual([first, second].toSorted())
  expect((await smsOf(api)).at(-1)).toContain(`Your booking ${code} is confirmed: we have`)
  expect([(await place([first, second])).Code, (await place([taken])).Code]).toEqual(['order_settled', 'order_settled'])
  expect(await logOf(api, await aMember(api, 'owner'), ['placedOrder'])).toMatchObject([
    { By: { Name: 'Karim Mia' }, Code: code, Subject: `${code} Guest0 Rahman` },
  ])
})

test('reception places in rooms that cost no more than what was booked, and in no part of a house that is sold whole', async () => {
  const free = await placesFor(desk)
  await aPaidOrder(api, other, [aPlace({ Quantity: 4 })])
  const dearer = (await placesFor()).Data.find(({ House }) => House === 'Ichamoti House')?.UnitId ?? ''
  const left = await placesFor(desk)

  const refused = await place([dearer, dearer.replace(/.$/, '2')], desk)

  expect([...new Set(free.Data.map(({ House }) => House))]).toEqual(['Rania House'])
  expect([left.Data, refused.Code]).toEqual([[], 'dates_taken'])
})
