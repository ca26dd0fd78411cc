import { beforeEach, expect, test } from 'vitest'
import { ofBookings, ofStaff, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { aMember, neverEndSessions } from '#tests/support/desk/members.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { tillOf } from '#tests/support/desk/tills.ts'

const api = shareTestApi({ hasHouses: true, empties: [...ofBookings, ...ofStaff] })
const { guest } = shareGuests(api)
let till: ReturnType<typeof tillOf>
let managers: ReturnType<typeof tillOf>
beforeEach(async () => {
  till = tillOf(api, await aMember(api, 'desk', 'Nasrin Akter'))
  managers = tillOf(api, await aMember(api, 'manager', 'Karim Mia'))
  await neverEndSessions(api)
})

/** BDT 9,950 are due of 14,950. */
const owing = () => aPaidOrder(api, guest, [aPlace()], 5_000)
const shiftOf = async (number = 0) => (await managers.takings()).Shifts[number]
const logged = async () =>
  logOf(api, await aMember(api, 'owner'), ['openedTill', 'countedTill', 'movedCash', 'reversedCash', 'closedTill'])
const DAY_S = 24 * 60 * 60

test('a member has one shift; it is closed by what was counted, and only then shows what should be there', async () => {
  await till.open(5_000)
  const code = await owing()
  await till.take(code, 1_000)
  await till.take(code, 500, { Method: 'card', Reference: 'slip 77' })
  await till.enter(-300)
  await till.enter(50)

  const twice = await till.open()
  const closed = await till.close(5_700, 'change given wrongly')
  const afterwards = [await till.enter(1), await till.close(1), await till.take(code, 1), await till.count(1)]

  expect(twice.Code).toBe('till_open')
  expect(closed.Data).toEqual({ Expected: 5_750, Counted: 5_700, Difference: -50 })
  expect(afterwards.map(({ Code }) => Code)).toEqual(Array(4).fill('till_closed'))
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

test('two requests to open a shift at once open one', async () => {
  const answers = await Promise.all([till.open(), till.open(), till.open()])

  expect(answers.filter(({ Code }) => Code === null)).toHaveLength(1)
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

test('a shift that differs is closed with a note only; without one it stays open', async () => {
  await till.open(5_000)

  const refused = await till.close(4_900)
  const stillOpen = await till.current()
  const closed = await till.close(4_900, 'BDT 100 is missing')

  expect(refused).toMatchObject({
    Code: 'till_differs',
    Data: { Expected: 5_000, Counted: 4_900, Difference: -100 },
  })
  expect(stillOpen).toMatchObject({ Float: 5_000 })
  expect(closed.Code).toBeNull()
})

test('a manager closes the shift of a colleague who is absent, once, and is named', async () => {
  await till.open(5_000)
  const id = (await till.current())?.Id ?? 0

  const answers = [
    await managers.closeOf(id + 1, 5_000),
    await managers.closeOf(id, 4_000),
    await managers.closeOf(id, 4_000, 'counted with the owner'),
    await managers.closeOf(id, 4_000),
  ]

  expect(answers.map(({ Code }) => Code)).toEqual(['not_found', 'till_differs', null, 'till_closed'])
  expect(await shiftOf()).toMatchObject({ By: 'Nasrin Akter', ClosedBy: 'Karim Mia', Counted: 4_000 })
  expect(await till.current()).toBeNull()
})

test('a shift that is open for a day takes no money, and is counted, corrected and closed', async () => {
  await till.open(5_000)
  const code = await owing()
  await till.enter(100)
  api.clock.advance(DAY_S)
  const [entry] = (await till.current())?.Entries ?? []

  const refused = [
    await till.take(code, 100),
    await till.take(code, 100, { Method: 'card', Reference: 'slip 7' }),
    await till.enter(1),
  ]
  const allowed = [await till.reverseEntry(entry?.Id ?? 0), await till.count(5_000)]
  const isTooOld = (await till.current())?.IsTooOld
  allowed.push(await till.close(5_000))

  expect(refused.map(({ Code }) => Code)).toEqual(Array(3).fill('till_too_old'))
  expect(isTooOld).toBe(true)
  expect(allowed.map(({ Code }) => Code)).toEqual([null, null, null])
})

test('a shift is young until a day is over', async () => {
  await till.open()
  api.clock.advance(DAY_S - 1)

  expect([(await till.current())?.IsTooOld, (await till.enter(1)).Code]).toEqual([false, null])
})

test('an entry is reversed once, by the opposite in the same shift, and both stay in the books', async () => {
  await till.open(5_000)
  await till.enter(-300, 'to the bank')
  const [entry] = (await till.current())?.Entries ?? []

  const reversed = await till.reverseEntry(entry?.Id ?? 0)
  const [reversal] = (await till.current())?.Entries ?? []
  const refused = [await till.reverseEntry(entry?.Id ?? 0), await till.reverseEntry(reversal?.Id ?? 0)]

  expect(reversed.Code).toBeNull()
  expect(refused.map(({ Code }) => Code)).toEqual(['changed_elsewhere', 'not_found'])
  expect((await till.current())?.Entries).toMatchObject([
    { Amount: 300, Reverses: entry?.Id, IsReversed: false, Reason: 'typed wrongly' },
    { Amount: -300, Reverses: null, IsReversed: true, Reason: 'to the bank' },
  ])
  expect((await till.close(5_000)).Data).toMatchObject({ Difference: 0 })
})

test('an entry of another shift, or without one, is not reversed; cash that is gone does not leave again', async () => {
  await managers.open(0)
  await managers.enter(500, 'change from the bank')
  const [entry] = (await managers.current())?.Entries ?? []
  await managers.enter(-400)
  const withoutShift = await till.reverseEntry(entry?.Id ?? 0)
  await till.open()

  const answers = [await till.reverseEntry(entry?.Id ?? 0), await managers.reverseEntry(entry?.Id ?? 0)]

  expect(withoutShift.Code).toBe('till_closed')
  expect(answers.map(({ Code }) => Code)).toEqual(['not_found', 'till_too_low'])
})

test('a till is emptied, and never below nothing', async () => {
  await till.open(5_000)

  const answers = [await till.enter(-5_001), await till.enter(-5_000), await till.enter(-1)]

  expect(answers.map(({ Code }) => Code)).toEqual(['till_too_low', null, 'till_too_low'])
  expect(answers[0]?.Msg).toBe('There is only BDT 5,000 in your cash drawer')
})

test('the log has every shift: opened, counted, closed, and the cash that moved', async () => {
  await till.open(5_000)
  await till.enter(-300, 'to the bank')
  const [entry] = (await till.current())?.Entries ?? []
  await till.reverseEntry(entry?.Id ?? 0)
  await till.count(5_000)
  await managers.closeOf((await till.current())?.Id ?? 0, 4_900, 'BDT 100 is missing')

  const entries = await logged()

  const [By, Subject, Expected] = [{ Name: 'Nasrin Akter' }, 'Nasrin Akter', 5_000]
  expect(entries).toMatchObject([
    { By, Subject, What: { Kind: 'openedTill', Float: 5_000 } },
    { By, Subject, What: { Kind: 'movedCash', Amount: -300, Reason: 'to the bank' } },
    { By, Subject, What: { Kind: 'reversedCash', Amount: 300, Reason: 'typed wrongly' } },
    { By, Subject, What: { Kind: 'countedTill', Counted: 5_000, Expected } },
    {
      By: { Name: 'Karim Mia' },
      Subject,
      What: { Kind: 'closedTill', Counted: 4_900, Expected, Note: 'BDT 100 is missing' },
    },
  ])
})
