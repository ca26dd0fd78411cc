import { expect, test } from 'vitest'
import type { DeskStay } from '#contract/reception/stays.ts'
import { getBooking } from '#contract/orders/orders.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { aPaidOrder, nightsOf } from '#tests/support/desk/stays.ts'
import { codesOf } from '#tests/support/post.ts'

const { api, guest, other, at, desk } = shareDesk(['desk'])

const DAYS = { Arrival: '2026-12-01', Departure: '2026-12-03' }
const THIRD = '000000001-003'

const cancel = ({ Id }: DeskStay) => desk.make({ Kind: 'cancelRoom', StayId: Id })
const adding = (Code: string, UnitId: string | null) => ({ Kind: 'addRoom', Code, UnitId, ...DAYS }) as const
const add = (code: string, unit: string) => desk.make(adding(code, unit), { TellGuest: true })

const standing = async (code: string) => {
  const { Lines, Bill, Charges, Summary } = await desk.order(code)
  return { Lines, Bill, Charges, Rooms: Summary.Rooms, nights: await nightsOf(api, code) }
}
const undoIn = async (code: string, state: DeskStay['State']) => desk.undo(await desk.stay(code, state))

test('one room of two is cancelled by the policy, for the guest too, and undone', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ Quantity: 2 })])
  const [, second] = await desk.stays(code)
  at('2026-11-25')

  const answer = second && (await cancel(second))
  const cancelled = await standing(code)
  const own = await api.call(getBooking, { params: { id: code }, query: { Code: code } }, { token: guest.token })
  const last = await desk.stay(code, 'expected')
  const only = await cancel(last)
  const undone = await undoIn(code, 'gone')

  expect(codesOf([answer, only, undone].flatMap((one) => one ?? []))).toEqual([null, 'stay_not_ready', null])
  expect(own.Data).toMatchObject({ BookedPlaces: [{ LineNo: 1 }], CancelledPlaces: [{ LineNo: 2 }] })
  expect(cancelled).toMatchObject({
    Rooms: 1,
    Lines: [{ Quantity: 1, Price: 13_000 }],
    Charges: [{ Kind: 'fee', Amount: 6_500 }],
  })
  expect(cancelled.Bill).toMatchObject({ Payable: 22_425, Refunded: 7_475, Due: 0 })
  expect(cancelled.nights).toHaveLength(2)
  expect((await desk.order(code)).Messages[0]?.Text).toContain('BDT 7,475 goes back to you')
  const { Bill, nights } = await standing(code)
  expect([Bill.Payable, Bill.Refunded, Bill.Due, nights.length]).toEqual([29_900, 0, 0, 4])
})

test('a room is added at the price of today and due; undone it is on sale again', async () => {
  const code = await aPaidOrder(api, guest)
  const before = await standing(code)
  const quote = await desk.quoteFor(adding(code, null))

  const answer = await add(code, THIRD)
  const added = await standing(code)
  await desk.undo((await desk.stays(code)).find(({ UnitId }) => UnitId === THIRD) ?? (await desk.stay(code)))

  expect(quote).toMatchObject({ Rooms: [{ Room: 'Rania House 2' }], After: { Payable: 29_900 } })
  expect(quote.Offers).toContainEqual(expect.objectContaining({ UnitId: THIRD, Dearer: 13_000 }))
  expect(answer.Code).toBeNull()
  expect(added).toMatchObject({
    Rooms: 2,
    Bill: { Payable: 29_900, Due: 14_950 },
    Lines: [{ Quantity: 1 }, { Quantity: 1 }],
  })
  expect(await standing(code)).toEqual(before)
})

test('an added room that has become the only one stays', async () => {
  const code = await aPaidOrder(api, guest)
  const first = await desk.stay(code)
  await add(code, THIRD)
  await cancel(first)

  const undone = await undoIn(code, 'expected')

  expect([undone.Code, undone.Msg]).toEqual(['stay_not_ready', 'This is the only room: cancel the booking instead'])
  expect((await standing(code)).Rooms).toBe(1)
})

test('a room that others have is not added, and a booking that is over gets none', async () => {
  const code = await aPaidOrder(api, guest)
  const taken = await desk.stay(await aPaidOrder(api, other))

  const answers = [await add(code, taken.UnitId)]
  await api.deps.db.change("update orders set status = 'Completed' where code = $1", [code])
  answers.push(await desk.ask(adding(code, THIRD)))

  expect(codesOf(answers)).toEqual(['dates_taken', 'stay_not_ready'])
})

test('a change of a booking that was cancelled as a whole is not undone', async () => {
  const code = await aPaidOrder(api, guest, [aPlace({ Quantity: 2 })])
  const [, second] = await desk.stays(code)
  if (second) await cancel(second)
  await desk.cancel(code, { Refund: 14_950, IsByPolicy: true })

  expect((await undoIn(code, 'gone')).Code).toBe('stay_not_ready')
  expect((await desk.order(code)).Summary.Status).toBe('Cancelled')
  expect(await nightsOf(api, code)).toEqual([])
})
