import { expect, test } from 'vitest'
import { quoteDeskCancellation } from '#contract/money/refunds.ts'
import { changeStays } from '#contract/reception/changes.ts'
import { type DeskStay, undoStay } from '#contract/reception/stays.ts'
import { aPlace, mailsTo } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { proveAll } from '#tests/support/desk/members.ts'
import { aPaidOrder, changeOf, type ChangeTerms, nightsOf, type Wish } from '#tests/support/desk/stays.ts'
import { readData } from '#tests/support/guests.ts'
import { codesOf } from '#tests/support/post.ts'

const { api, guest, other, at, desk, manager } = shareDesk(['desk', 'manager'])

const FIRST = '000000001-001'
const SECOND = '000000001-002'
const DEARER = '000000004-001'

const quote = (stay: DeskStay, wish: Wish) => desk.quoteFor(changeOf(stay, wish))
const change = (stay: DeskStay, wish: Wish, terms: ChangeTerms = {}, by = desk) => by.make(changeOf(stay, wish), terms)

const standing = async (code: string) => {
  const { Lines, Bill, Charges, Stays } = await desk.order(code)
  return {
    Lines,
    Bill,
    Charges,
    Stays: Stays.map((stay) => ({ ...stay, Version: 0, Undoes: null, UndoUntil: null })),
    nights: await nightsOf(api, code),
  }
}

test('expected guests stay longer: the night is theirs and due, and undone it is on sale again', async () => {
  const code = await aPaidOrder(api, guest)
  const before = await standing(code)
  const stay = await desk.stay(code)
  await api.deps.db.change("update guest set email = 'rahima@example.com'")

  const seen = await quote(stay, { Departure: '2026-12-04' })
  const answer = await change(stay, { Departure: '2026-12-04' }, { TellGuest: true })
  const [mail] = await mailsTo(api, 'rahima@example.com')
  const after = await standing(code)
  const undone = await desk.undo(code)

  expect(seen).toMatchObject({
    Taken: null,
    Before: { Payable: 14_950 },
    After: { Payable: 22_425 },
    Due: 7_475,
    Refund: 0,
  })
  expect(codesOf([answer, undone])).toEqual([null, null])
  expect(after.nights).toHaveLength(3)
  expect(after).toMatchObject({ Bill: { Payable: 22_425, Due: 7_475 }, Stays: [{ Departure: '2026-12-04' }] })
  expect(after.Lines).toMatchObject([{ Departure: '2026-12-04', Quantity: 1, Price: 19_500 }])
  const messages = (await desk.order(code)).Messages.map(({ Text }) => Text)
  expect(messages).toContainEqual(expect.stringContaining('It now costs BDT 22,425'))
  expect(mail?.body).toContain(`Your booking ${code} has changed`)
  expect(mail?.calendar).toMatch(new RegExp(`UID:${code}-1@[^]*DTEND;VALUE=DATE:20261204`))
  expect(await standing(code)).toEqual(before)
})

test('a dry run changes nothing, and a change answers the stay by which it is undone', async () => {
  const code = await aPaidOrder(api, guest)
  const before = await desk.order(code)
  const wish = changeOf(await desk.stay(code), { UnitId: SECOND, Departure: '2026-12-04' })

  const quoted = await desk.quoteFor(wish)
  const after = await desk.order(code)
  const { Undo } = readData(changeStays, await desk.make(wish))
  const undone = Undo && (await desk.send(undoStay, { Stay: Undo }))

  expect(quoted).toMatchObject({ Rooms: [{ Room: 'Rania House 2' }] })
  expect(after).toEqual(before)
  expect(undone?.Code).toBeNull()
  expect((await desk.order(code)).Bill).toEqual(before.Bill)
})

test('a night that is given up goes back by the policy, and undoing it withdraws the refund', async () => {
  const code = await aPaidOrder(api, guest)
  const before = await standing(code)
  at('2026-11-25')
  const stay = await desk.stay(code)

  const answer = await change(stay, { Arrival: '2026-12-02' })
  const after = await standing(code)
  const undone = await desk.undo(code)
  const back = await standing(code)
  await change(await desk.stay(code), { Arrival: '2026-12-02' })
  at('2026-11-25', '15:46')
  const late = await manager.undo(code)

  expect(codesOf([answer, undone, late])).toEqual([null, null, 'too_late'])
  expect(after.nights).toEqual([`${FIRST} 2026-12-02`])
  expect(after.Charges).toMatchObject([{ Kind: 'fee', Amount: 3_250 }])
  expect(after.Bill).toMatchObject({ Payable: 11_212.5, Refunded: 3_737.5, Due: 0 })
  expect(back).toEqual(before)
})

test('guests in the house stay longer or leave earlier; the price of nights given up stays', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ DepartureDate: '2026-12-05' })], 9_000)
  at('2026-12-01')
  await desk.checkIn(code)
  const stay = await desk.stay(code)

  const answers = [
    await change(stay, { Departure: '2026-12-03' }),
    await change(await desk.stay(code), { Departure: '2026-12-04' }),
  ]
  const refused = await Promise.all(
    [{ Arrival: '2026-11-30' }, { Departure: '2026-11-30' }].map((wish) => change(stay, wish)),
  )

  expect(codesOf(answers)).toEqual([null, null])
  expect(codesOf(refused)).toEqual(['dates_not_available', 'dates_not_available'])
  const { Lines, Charges, Bill, nights } = await standing(code)
  expect(nights).toHaveLength(3)
  expect(Lines).toMatchObject([{ Price: 19_500 }])
  expect(Charges).toMatchObject([{ Kind: 'fee', Amount: 13_000 }])
  expect(Bill).toMatchObject({ Charge: 32_500, Payable: 37_375, Due: 28_375 })
})

test('nights that guests have slept are not given back by undoing that they stay longer', async () => {
  const code = await aPaidOrder(api, guest)
  at('2026-12-01')
  await desk.checkIn(code)
  at('2026-12-03', '23:50')
  await change(await desk.stay(code), { Departure: '2026-12-05' })
  await manager.till.take(code, 14_950, { Method: 'card', Reference: 'slip 4' })
  const before = await standing(code)

  at('2026-12-04', '00:10')
  const late = await manager.undo(code)
  const after = await standing(code)
  at('2026-12-03', '23:55')
  const inTime = await manager.undo(code)

  expect(late).toMatchObject({ Code: 'too_late', Data: { Code: 'overBefore', Day: '2026-12-03' } })
  expect(after).toEqual(before)
  expect(inTime.Code).toBeNull()
})

test('one room of two goes to other days and another house, on its own line', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ Quantity: 2 })])
  const [, second] = await desk.stays(code)
  if (!second) throw new Error('There is one room')
  const wish = { UnitId: DEARER, Arrival: '2026-12-10', Departure: '2026-12-12' }

  const answer = await change(second, wish)
  const moved = await standing(code)
  await desk.undo(await desk.stays(code).then((stays) => stays.find(({ UnitId }) => UnitId === DEARER) ?? second))

  expect(answer.Code).toBeNull()
  expect(moved.Lines).toMatchObject([
    { Quantity: 1, Arrival: '2026-12-01', Price: 13_000 },
    { Quantity: 1, Arrival: '2026-12-10', Departure: '2026-12-12', Price: 13_000 },
  ])
  expect(moved.Charges).toMatchObject([
    { Kind: 'extra', Note: { From: 'Rania House 2', To: 'Ichamoti House 1' }, Amount: 2_000 },
  ])
  expect(moved.nights).toEqual(
    [FIRST, FIRST, DEARER, DEARER].map((unit, index) => `${unit} 2026-12-${['01', '02', '10', '11'][index]}`),
  )
  const { Bill, nights } = await standing(code)
  expect([Bill.Payable, Bill.Due, nights.length]).toEqual([29_900, 0, 4])
})

test('a whole house changes as a whole', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ Type: 'HOUSE' })])
  const stay = await desk.stay(code)

  const { Stays } = await quote(stay, { Departure: '2026-12-04' })
  const answers = [
    await change(stay, { Departure: '2026-12-04' }, { Stays: Stays.slice(1) }),
    await change(stay, { Departure: '2026-12-04' }),
  ]

  expect(codesOf(answers)).toEqual(['changed_elsewhere', null])
  const { Bill, nights } = await standing(code)
  expect([Bill.Charge, nights.length]).toEqual([66_000, Stays.length * 3])
})

test('what others have is said with whose it is, and sums or stays that changed since are refused', async () => {
  const code = await aPaidOrder(api, guest)
  const taken = await aPaidOrder(api, other, [aPlace({ ArrivalDate: '2026-12-03', DepartureDate: '2026-12-05' })])
  const stay = await desk.stay(code)
  const longer = { Departure: '2026-12-04' }

  const seen = await quote(stay, longer)
  const answers = [
    await change(stay, longer),
    await change(stay, { ...longer, UnitId: SECOND }, { Payable: 14_950 }),
    await change(stay, {}),
    await change({ ...stay, UnitId: SECOND }, longer),
    await change(stay, longer, { Stays: [{ Id: stay.Id, Version: stay.Version }] }),
  ]

  expect(seen.Taken).toMatchObject({ Room: 'Rania House 1', Night: '2026-12-03', Code: taken })
  expect(answers[0]?.Data).toEqual(seen.Taken)
  expect(codesOf(answers)).toEqual(['dates_taken', 'price_changed', 'stay_not_ready', null, 'changed_elsewhere'])
})

test('an allowance takes off what the change charges, by a manager, with a reason and a fresh code', async () => {
  const code = await aPaidOrder(api, guest)
  const longer = { Departure: '2026-12-04' }
  const stay = await desk.stay(code)
  const Reason = 'boiler broke'
  await proveAll(api)

  const answers = [
    await change(stay, longer, { Allowance: 6_500, Reason }),
    await change(stay, longer, { Allowance: 6_500.01, Reason }, manager),
    await change(stay, longer, { Allowance: 6_500 }, manager),
    await change(stay, longer, { Allowance: 6_500, Reason }, manager),
  ]

  expect(codesOf(answers)).toEqual(['forbidden', 'amount_too_large', 'fields_missing', null])
  const { Charges, Bill } = await standing(code)
  expect(Charges).toMatchObject([{ Kind: 'allowance', Note: { Reason }, Amount: -6_500 }])
  expect(Bill).toMatchObject({ Payable: 14_950, Due: 0 })
  const [used] = await api.deps.db.query<{ used: number }>(
    "select used from staff_limit where scope = $1 and kind = 'giveAway'",
    [code],
  )
  expect(used?.used).toBe(747_500)
})

test('who moves away from a day late keeps that day for the refund policy', async () => {
  const code = await aPaidOrder(api, guest)
  at('2026-11-30')
  await change(await desk.stay(code), { Arrival: '2026-12-20', Departure: '2026-12-22' })

  expect(await desk.read(quoteDeskCancellation, { params: { Code: code } })).toMatchObject({
    Percent: 0,
    Refund: 0,
  })
})
