import { beforeEach, expect, test } from 'vitest'
import { listDues } from '#contract/desk/money.ts'
import { ofBookings, ofStaff, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aMember, neverEndSessions, type TestStaff } from '#tests/support/desk/members.ts'
import { aPaidOrder, inDhaka } from '#tests/support/desk/stays.ts'
import { tillOf } from '#tests/support/desk/tills.ts'

const api = shareTestApi({ hasHouses: true, empties: [...ofBookings, ...ofStaff] })
const { guest, other } = shareGuests(api)
let desk: TestStaff
let till: ReturnType<typeof tillOf>
let managers: ReturnType<typeof tillOf>
beforeEach(async () => {
  desk = await aMember(api, 'desk', 'Nasrin Akter')
  till = tillOf(api, desk)
  managers = tillOf(api, await aMember(api, 'manager', 'Karim Mia'))
  await neverEndSessions(api)
})

/** BDT 9,950 are due of 14,950. */
const owing = (whose = guest) => aPaidOrder(api, whose, [aPlace()], 5_000)

test('who owes is listed by departure', async () => {
  const late = await aPaidOrder(api, guest, [aPlace({ ArrivalDate: '2026-12-20', DepartureDate: '2026-12-21' })], 3_000)
  const soon = await owing(other)
  await aPaidOrder(api, guest, [aPlace({ ArrivalDate: '2026-12-05', DepartureDate: '2026-12-06' })])

  const { Data } = await api.call(listDues, {}, { desk: desk.desk })

  expect(listDues.data.parse(Data).Data.map(({ Code, Due }) => [Code, Due])).toEqual([
    [soon, 9_950],
    [late, 4_475],
  ])
})

test("a day's takings are summed by method, online payments apart", async () => {
  await till.open()
  const code = await owing()
  await till.take(code, 1_000)
  await till.take(code, 500, { Method: 'nagad', Reference: 'N1' })
  await till.take(code, 250)

  const { ByMethod, Payments, Refunded } = await managers.takings()

  expect(ByMethod).toEqual([
    { Method: 'online: bKash', Amount: 5_000, Count: 1 },
    { Method: 'cash', Amount: 1_250, Count: 2 },
    { Method: 'nagad', Amount: 500, Count: 1 },
  ])
  expect(Payments.map(({ By, Method }) => [By, Method])).toEqual([
    ['Nasrin Akter', 'cash'],
    ['Nasrin Akter', 'nagad'],
    ['Nasrin Akter', 'cash'],
    ['', 'bKash'],
  ])
  expect(Refunded).toBe(0)
})

test('cash that came or went and is no payment is among the takings of its day, with whose till it was', async () => {
  await till.open()
  await managers.open()
  await till.enter(-300, 'change for the bank')
  api.clock.now = inDhaka('2026-11-21', '00:01')
  await managers.enter(500, 'from the bank')

  const [first, second] = [await managers.takings(), await managers.takings('2026-11-21')]

  expect(first.Entries).toMatchObject([{ By: 'Nasrin Akter', Amount: -300, Reason: 'change for the bank' }])
  expect(second.Entries).toMatchObject([{ By: 'Karim Mia', Amount: 500, Reason: 'from the bank' }])
  expect(second.Shifts.map(({ By, Entries }) => [By, Entries.length])).toEqual([
    ['Nasrin Akter', 1],
    ['Karim Mia', 1],
  ])
})
