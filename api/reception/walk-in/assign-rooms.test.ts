import { beforeEach, expect, test } from 'vitest'
import { aPlace, holdOrder, smsOf } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { aPaidOrder, nightsOf } from '#tests/support/desk/stays.ts'
import { codesOf } from '#tests/support/post.ts'
import { listRoomsForOrder, assignOrderRooms } from '#contract/reception/walk-in.ts'

const { api, guest, other, desk, manager, owner } = shareDesk(['desk', 'manager', 'owner'])

/** Two rooms of house 1 that were paid when others had them already. */
let code: string
beforeEach(async () => {
  code = (await holdOrder(api, guest, [aPlace({ Quantity: 2 })])).code
  await api.deps.db.change('delete from unit_night where order_code = $1', [code])
  await api.deps.db.change(
    "update orders set status = 'Paid-unplaced', held_until = null, paid_paisa = payable_paisa where code = $1",
    [code],
  )
})

const place = (UnitIds: string[], by = manager) => by.send(assignOrderRooms, { Code: code, UnitIds })
const placesFor = (by = manager) => by.read(listRoomsForOrder, { params: { Code: code } })

test('an order without a room is placed in rooms that are free, and its guests are expected there', async () => {
  await aPaidOrder(api, other, [aPlace({ Quantity: 4 })])
  const places = await placesFor()
  const [first = '', second = ''] = places.Data.map(({ UnitId }) => UnitId)

  const refused = [await place([first]), await place([first, first]), await place([first, '000000001-001'])]
  const nightsBefore = await nightsOf(api, code)
  const placed = [await place([second, first]), await place([first, second])]

  expect(places.Rooms).toBe(2)
  expect(places.Data.some(({ House }) => House === 'Rania House')).toBe(false)
  expect(codesOf(refused)).toEqual(['stay_not_ready', 'malformed', 'dates_taken'])
  expect([nightsBefore, codesOf(placed)]).toEqual([[], [null, 'order_settled']])
  const { Summary, Stays } = await manager.order(code)
  expect(Summary).toMatchObject({ Status: 'Confirmed', Rooms: 2 })
  expect(Stays.map(({ UnitId }) => UnitId).toSorted()).toEqual([first, second].toSorted())
  expect((await smsOf(api)).at(-1)).toContain(`Your booking ${code} is confirmed: we have`)
  expect(await logOf(api, owner.member, ['placedOrder'])).toMatchObject([
    { By: { Name: 'Karim Mia' }, Code: code, Subject: `${code} Guest0 Rahman` },
  ])
})

test('reception places in rooms that cost no more than booked, and in no part of a house that is sold whole', async () => {
  const free = await placesFor(desk)
  await aPaidOrder(api, other, [aPlace({ Quantity: 4 })])
  const dearer = (await placesFor()).Data.find(({ House }) => House === 'Ichamoti House')?.UnitId ?? ''
  const left = await placesFor(desk)

  const refused = await place([dearer, dearer.replace(/.$/, '2')], desk)

  expect([...new Set(free.Data.map(({ House }) => House))]).toEqual(['Rania House'])
  expect([left.Data, refused.Code]).toEqual([[], 'dates_taken'])
})
