import { expect, test } from 'vitest'
import { addExtra, removeExtra } from '#contract/money/charges.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { hire, shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { proveAll } from '#tests/support/desk/members.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { codesOf } from '#tests/support/post.ts'
import { forgetOldRows } from '#api/upkeep/retention/retention.ts'

const { api, guest, other, at: on, desk, manager, owner } = shareDesk(['desk', 'manager', 'owner'])

/** The clock moves, and with it the last code of each member. */
function at(day: string, time?: string): Promise<void> {
  on(day, time)
  return proveAll(api)
}
/** The whole of house 4 for two nights from 1 December: BDT 78,200. */
const aHouse = (whose = guest, paid?: number) =>
  aPaidOrder(api, whose, [aPlace({ Id: 4, Type: 'HOUSE', Name: 'Ichamoti House' })], paid)
/** A night of a room in December: BDT 7,475. */
const aNight = (day: number, paid?: number) =>
  aPaidOrder(api, other, [aPlace({ ArrivalDate: `2026-12-${day}`, DepartureDate: `2026-12-${day + 1}` })], paid)

test('what a manager gives back of one booking adds up, and ends at BDT 20,000', async () => {
  const code = await aHouse()
  await desk.propose(code, 6_000)
  const [proposal] = (await manager.openRefunds()).Proposals

  const answers = [
    await manager.give(code, 12_000),
    await manager.decide(proposal?.Id),
    await manager.give(code, 2_001),
    await manager.give(code, 2_000),
    await manager.give(code, 1),
  ]

  expect(codesOf(answers)).toEqual([null, null, 'forbidden', null, 'forbidden'])
  expect(answers[2]?.Msg).toBe(
    'You may still give back or waive BDT 2,000 of this booking or today: ask someone else to approve it',
  )
  expect(await manager.staffLimit(code)).toEqual({
    Order: { Used: 20_000, Most: 20_000 },
    Day: { Used: 20_000, Most: 40_000 },
  })
})

test('what a manager gives back on a day ends at BDT 40,000, of all bookings, and the next day has as much again', async () => {
  const codes = [await aHouse(), await aNight(10), await aNight(12), await aNight(14)]
  await manager.give(codes[0] ?? '', 20_000)
  for (const code of codes.slice(1, 3)) await manager.give(code, 7_475)
  await manager.propose(codes[3] ?? '', 1)

  const tooMuch = await manager.give(codes[3] ?? '', 5_051)
  const left = await manager.staffLimit(codes[3] ?? '')
  await at('2026-11-21')
  const nextDay = await manager.give(codes[3] ?? '', 5_051)
  const sameBooking = await manager.give(codes[0] ?? '', 1)

  expect([tooMuch.Code, nextDay.Code, sameBooking.Code]).toEqual(['forbidden', null, 'forbidden'])
  expect(left).toEqual({ Order: { Used: 0, Most: 20_000 }, Day: { Used: 34_950, Most: 40_000 } })
  expect(await manager.staffLimit(codes[3] ?? '')).toMatchObject({ Day: { Used: 5_051 } })
})

test('a larger refund than the policy gives, a debt that is waived and a room for less count alike', async () => {
  const [cancelled, waived, moved] = [
    await aNight(10),
    await aPaidOrder(api, guest, [aPlace()], 5_000),
    await aNight(20),
  ]
  await at('2026-12-01')
  await manager.checkIn(waived)
  await manager.checkOut(waived, 'regular guest')
  await manager.move(moved, '000000004-001', { Allowance: 1_000, Reason: 'boiler broke' })
  await at('2026-12-01', '16:00')
  // Half of it goes back by the policy.
  await manager.cancel(cancelled, { Refund: 7_475, IsByPolicy: false })

  const used = await Promise.all([cancelled, waived, moved].map((code) => manager.staffLimit(code)))

  expect(used.map(({ Order }) => Order.Used)).toEqual([3_737.5, 9_950, 1_150])
  expect(used[0]?.Day.Used).toBe(14_837.5)
})

test('what waits for another counts for who approves it', async () => {
  const code = await aHouse()
  await manager.propose(code, 30_000)

  const [seen] = (await owner.openRefunds()).Proposals
  await owner.decide(seen?.Id)

  expect([(await manager.staffLimit(code)).Order.Used, (await owner.staffLimit(code)).Order.Used]).toEqual([0, 30_000])
})

test('an owner has no limit, and reception nothing to give', async () => {
  const code = await aHouse()

  const given = await owner.give(code, 70_000)

  expect(given.Code).toBeNull()
  expect(await owner.staffLimit(code)).toEqual({
    Order: { Used: 70_000, Most: null },
    Day: { Used: 70_000, Most: null },
  })
  expect(await desk.staffLimit(code)).toEqual({ Order: { Used: 0, Most: 0 }, Day: { Used: 0, Most: 0 } })
})

test('who takes off an extra that another added, or that was added a while ago, gives it away', async () => {
  const colleague = await hire(api, 'desk', 'Jamal Uddin')
  const Code = await aPaidOrder(api, guest)
  for (const by of [desk, desk, colleague, manager])
    await by.send(addExtra, { Code, Label: 'Lunch', Quantity: 1, Price: 1_000 })
  const remove = (No: number, by = desk) => by.send(removeExtra, { Code, No })
  const own = await remove(1)
  api.clock.advance(31 * 60)

  const late = [await remove(2), await remove(3), await remove(2, manager), await remove(4, manager)]
  await proveAll(api)
  const byManager = await remove(2, manager)

  expect(codesOf([own, byManager])).toEqual([null, null])
  expect(codesOf(late)).toEqual(['forbidden', 'forbidden', 'sign_in_again', 'sign_in_again'])
  expect((await manager.staffLimit(Code)).Order.Used).toBe(1_150)
})

test('what was used on days two months ago is forgotten, and what was used of a booking is not', async () => {
  const code = await aHouse()
  await manager.give(code, 1_000)
  await at('2027-01-19')
  const early = (await forgetOldRows(api.deps))['staff_limit']
  await at('2027-01-20')

  expect([early, (await forgetOldRows(api.deps))['staff_limit']]).toEqual([0, 1])
  expect((await manager.staffLimit(code)).Order.Used).toBe(1_000)
})
