import { expect, test } from 'vitest'
import { aPlace } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { listDues } from '#contract/money/till.ts'
import { readTakings } from '#contract/money/takings.ts'
import { codesOf } from '#tests/support/post.ts'

const { api, guest, other, at, desk, manager, owner } = shareDesk(['desk', 'manager', 'owner'])
const { till } = desk
const managers = manager.till

/** BDT 9,950 are due of 14,950. */
const owing = (whose = guest) => aPaidOrder(api, whose, [aPlace()], 5_000)
const shiftOf = async () => (await managers.takings()).Shifts[0]
const entry = async (of = till) => (await of.current())?.Entries[0]?.Id ?? 0
const DAY_S = 24 * 60 * 60

test('a member has one shift; it is closed by what was counted, and only then shows what should be there', async () => {
  await till.open(5_000)
  const code = await owing()
  await till.take(code, 1_000)
  await till.take(code, 500, { Method: 'card', Reference: 'slip 77' })
  await till.enter(-300)
  await till.enter(50)

  const twice = await till.open()
  const withoutNote = await till.close(5_700)
  const closed = await till.close(5_700, 'change given wrongly')
  const afterwards = [await till.enter(1), await till.close(1), await till.take(code, 1), await till.count(1)]

  expect(codesOf([twice, withoutNote])).toEqual(['till_open', 'till_differs'])
  expect(closed.Data).toEqual({ Expected: 5_750, Counted: 5_700, Difference: -50 })
  expect(codesOf(afterwards)).toEqual(Array(4).fill('till_closed'))
  expect(await shiftOf()).toMatchObject({
    By: 'Nasrin Akter',
    ClosedBy: '',
    Float: 5_000,
    Expected: 5_750,
    Counted: 5_700,
    Note: 'change given wrongly',
    ByMethod: [
      { Method: 'cash', Amount: 1_000, Count: 1 },
      { Method: 'card', Amount: 500, Count: 1 },
    ],
  })
})

test('each count is recorded, and managers see all of them', async () => {
  await till.open(5_000)

  const counts = [await till.count(4_900), await till.count(5_000)]
  await till.close(5_000)

  expect(counts.map(({ Data }) => Data)).toEqual([
    { Expected: 5_000, Counted: 4_900, Difference: -100 },
    { Expected: 5_000, Counted: 5_000, Difference: 0 },
  ])
  expect((await shiftOf())?.Counts).toMatchObject([{ Difference: -100 }, { Difference: 0 }])
})

test('a manager closes the shift of a colleague who is absent, once, and is named', async () => {
  await till.open(5_000)
  const id = (await till.current())?.Id ?? 0

  const answers = [
    await managers.closeOf(id, 4_000),
    await managers.closeOf(id, 4_000, 'counted with the owner'),
    await managers.closeOf(id, 4_000),
  ]

  expect(codesOf(answers)).toEqual(['till_differs', null, 'till_closed'])
  expect(await shiftOf()).toMatchObject({ By: 'Nasrin Akter', ClosedBy: 'Karim Mia', Counted: 4_000 })
  expect(await till.current()).toBeNull()
})

test('a shift that is open for a day takes no money, and is counted, corrected and closed', async () => {
  await till.open(5_000)
  const code = await owing()
  api.clock.advance(DAY_S - 1)
  const young = [(await till.current())?.IsTooOld, (await till.enter(100)).Code]
  api.clock.advance(1)

  const refused = [
    await till.take(code, 100),
    await till.take(code, 100, { Method: 'card', Reference: 'slip 7' }),
    await till.enter(1),
  ]
  const isTooOld = (await till.current())?.IsTooOld
  const allowed = [await till.reverseEntry(await entry()), await till.count(5_000), await till.close(5_000)]

  expect(young).toEqual([false, null])
  expect(codesOf(refused)).toEqual(Array(3).fill('till_too_old'))
  expect(isTooOld).toBe(true)
  expect(codesOf(allowed)).toEqual([null, null, null])
})

test('an entry is reversed once, by the opposite in the same shift, and both stay in the books', async () => {
  await till.open(5_000)
  await till.enter(-300, 'to the bank')
  const wrong = await entry()

  const reversed = await till.reverseEntry(wrong)
  const refused = [await till.reverseEntry(wrong), await till.reverseEntry(await entry())]

  expect(reversed.Code).toBeNull()
  expect(codesOf(refused)).toEqual(['changed_elsewhere', 'not_found'])
  expect((await till.current())?.Entries).toMatchObject([
    { Amount: 300, Reverses: wrong, IsReversed: false, Reason: 'typed wrongly' },
    { Amount: -300, Reverses: null, IsReversed: true, Reason: 'to the bank' },
  ])
  expect((await till.close(5_000)).Data).toMatchObject({ Difference: 0 })
})

test('an entry of another shift, or without one, is not reversed; cash that is gone does not leave again', async () => {
  await managers.open(0)
  await managers.enter(500, 'change from the bank')
  const theirs = await entry(managers)
  await managers.enter(-400)
  const withoutShift = await till.reverseEntry(theirs)
  await till.open()

  const answers = [withoutShift, await till.reverseEntry(theirs), await managers.reverseEntry(theirs)]

  expect(codesOf(answers)).toEqual(['till_closed', 'not_found', 'till_too_low'])
})

test('a till is emptied, and never below nothing', async () => {
  await till.open(5_000)

  const answers = [await till.enter(-5_001), await till.enter(-5_000), await till.enter(-1)]

  expect(codesOf(answers)).toEqual(['till_too_low', null, 'till_too_low'])
  expect(answers[0]?.Msg).toBe('There is only BDT 5,000 in your cash drawer')
})

test('the log has every shift: opened, counted, closed, and the cash that moved', async () => {
  await till.open(5_000)
  await till.enter(-300, 'to the bank')
  await till.reverseEntry(await entry())
  await till.count(5_000)
  await managers.closeOf((await till.current())?.Id ?? 0, 4_900, 'BDT 100 is missing')

  const acts = ['openedTill', 'countedTill', 'movedCash', 'reversedCash', 'closedTill'] as const
  const entries = await logOf(api, owner.member, acts)

  const [By, Subject, Expected] = [{ Name: 'Nasrin Akter' }, 'Nasrin Akter', 5_000]
  expect(entries).toMatchObject([
    { By, Subject, Entry: { Kind: 'openedTill', Float: 5_000 } },
    { By, Subject, Entry: { Kind: 'movedCash', Amount: -300, Reason: 'to the bank' } },
    { By, Subject, Entry: { Kind: 'reversedCash', Amount: 300, Reason: 'typed wrongly' } },
    { By, Subject, Entry: { Kind: 'countedTill', Counted: 5_000, Expected } },
    {
      By: { Name: 'Karim Mia' },
      Subject,
      Entry: { Kind: 'closedTill', Counted: 4_900, Expected, Note: 'BDT 100 is missing' },
    },
  ])
})

test('who owes is listed by departure', async () => {
  const late = await aPaidOrder(api, guest, [aPlace({ ArrivalDate: '2026-12-20', DepartureDate: '2026-12-21' })], 3_000)
  const soon = await owing(other)
  await aPaidOrder(api, guest, [aPlace({ ArrivalDate: '2026-12-05', DepartureDate: '2026-12-06' })])

  const { Data } = await desk.read(listDues, {})

  expect(Data.map(({ Code, Due }) => [Code, Due])).toEqual([
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

  const { ByMethod, Payments, Taken, Refunded, Net } = await managers.takings()

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
  expect([Taken, Refunded, Net]).toEqual([6_750, 0, 6_750])
})

test('cash that came or went and is no payment is among the takings of its day, with whose till it was', async () => {
  await till.open()
  await managers.open()
  await till.enter(-300, 'change for the bank')
  at('2026-11-21', '00:01')
  await managers.enter(500, 'from the bank')

  const [first, second] = [await managers.takings(), await managers.takings('2026-11-21')]

  expect(first.Entries).toMatchObject([{ By: 'Nasrin Akter', Amount: -300, Reason: 'change for the bank' }])
  expect(second.Entries).toMatchObject([{ By: 'Karim Mia', Amount: 500, Reason: 'from the bank' }])
  expect(second.Shifts.map(({ By, Entries }) => [By, Entries.length])).toEqual([
    ['Nasrin Akter', 1],
    ['Karim Mia', 1],
  ])
})

test('takings of a month have a total of each day; more days than its longest are refused', async () => {
  await till.open()
  const code = await owing()
  await till.take(code, 1_000)
  at('2026-11-30', '23:59')
  await managers.open()
  await managers.take(code, 500)
  at('2026-12-01', '00:00')
  await managers.take(code, 250)

  const november = await managers.takings('2026-11-01', '2026-11-30')
  const refused = await Promise.all(
    [
      { From: '2026-11-01', To: '2026-12-02' },
      { From: '2026-11-02', To: '2026-11-01' },
    ].map((query) => api.call(readTakings, { query }, { desk: manager.desk })),
  )

  expect(november).toMatchObject({ Taken: 6_500, Refunded: 0, Net: 6_500 })
  expect(november.ByDay.map(({ Date: day, Net }) => [day, Net])).toEqual([
    ['2026-11-20', 6_000],
    ['2026-11-30', 500],
  ])
  expect(refused.map(({ Code }) => Code)).toEqual(['malformed', 'malformed'])
})
