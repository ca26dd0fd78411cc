import { expect, test } from 'vitest'
import { cancelBooking } from '#contract/money/cancellations.ts'
import { book, type Place } from '#contract/orders/orders.ts'
import { payOrder } from '#contract/money/payments.ts'
import { bookPool } from '#contract/booking/pool.ts'
import { shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aBooking, aPlace, aVisit, booksOf } from '#tests/support/bookings.ts'
import { codesOf, post } from '#tests/support/post.ts'
import { readData } from '#tests/support/guests.ts'
import type { Answer } from '#tests/support/test-api.ts'
import { standardLimits } from '#api/platform/limits.ts'
import { settleAttempt } from '#api/money/payments/settle.ts'
import { expireHolds } from './expire-holds.ts'

const api = shareTestApi({ hasHouses: true, deps: { limits: standardLimits } })
const { guest, other } = shareGuests(api)

/** A room of the Ichamoti House, for one night. */
const hold = (changes: Partial<Place> = {}, by = guest): Promise<Answer> =>
  api.call(book, { body: aBooking([aPlace({ Id: 4, DepartureDate: '2026-12-02', ...changes })]) }, by)
const codeOf = (answer: Answer): string => readData(book, answer).Code
const giveUp = (Code: string) => post(api, cancelBooking, { Code, Confirm: true, Refund: 0 }, guest)

async function letExpire(): Promise<void> {
  api.clock.advance(61 * 60)
  await expireHolds(api.deps)
}

test('a third unpaid order is refused until one of them is paid, cancelled or over', async () => {
  const [first] = [codeOf(await hold()), codeOf(await hold())]

  const third = await hold()
  const byAnother = await hold({}, other)
  await giveUp(first)

  expect(third).toMatchObject({
    status: 409,
    Code: 'too_many_holds',
    Msg: 'You have 2 unpaid bookings. Please pay for or cancel one of them before you book again.',
  })
  expect(codesOf([byAnother, await hold()])).toEqual([null, null])
})

test('what staff hold for a guest does not count, also when it has expired', async () => {
  await hold({ Quantity: 4 })
  await hold({ Id: 1, Quantity: 3, DepartureDate: '2026-12-03' })
  const atDesk = () => api.deps.db.change("update orders set source = 'phone'")

  await atDesk()
  const third = await hold()
  await hold({ Id: 1 })
  await atDesk()
  await letExpire()

  expect(codesOf([third, await hold()])).toEqual([null, null])
})

/** What the gateway answers of the payment page that was opened last. */
async function pay(state: 'paid' | 'review'): Promise<void> {
  const session = api.gateway.sessions.at(-1)
  if (!session) throw new Error('There should be a payment page')
  const { attemptId, amount } = session
  const names = { gatewayTransaction: attemptId, refundKey: attemptId, method: 'bKash' }
  api.gateway.answer(attemptId, { state, attemptId, amount, currency: 'BDT', ...names })
  await settleAttempt(api.deps, { attemptId })
}

test('an order that is paid for in part does not count', async () => {
  for (let booked = 0; booked < 3; booked += 1) {
    await hold()
    await pay('paid')
  }

  expect((await hold()).IsError).toBe(false)
})

test('an order whose payment is under review does not count, nor do its room nights', async () => {
  await hold({ Type: 'HOUSE', DepartureDate: '2026-12-13' })
  await pay('review')
  await hold({ ArrivalDate: '2026-12-20', DepartureDate: '2026-12-21' })
  await pay('review')

  const third = await hold({ ArrivalDate: '2026-12-22', DepartureDate: '2026-12-23' })

  expect(third).toMatchObject({ IsError: false, Code: null })
})

test.each([
  ['a house, whose rooms count', { Type: 'HOUSE' }],
  ['rooms, which count each', { Quantity: 5 }],
] as const)(
  '60 room nights are held unpaid of %s, not more, and those of an earlier order count',
  async (_, changes) => {
    const before = await booksOf(api.deps.db)
    const more = await hold({ ...changes, DepartureDate: '2026-12-14' })
    const after = await booksOf(api.deps.db)

    const most = await hold({ ...changes, DepartureDate: '2026-12-13' })
    const second = await hold({ ArrivalDate: '2026-12-20', DepartureDate: '2026-12-21' })
    await letExpire()
    const afterwards = await hold({ ...changes, DepartureDate: '2026-12-13' })

    expect(codesOf([more, most, second, afterwards])).toEqual(['too_many_holds', null, 'too_many_holds', null])
    expect(after).toEqual(before)
    expect(second.Msg).toBe('You can hold at most 60 room nights before paying. Please book fewer, or call us.')
  },
)

test('after three holds that ran out unpaid the next waits, each time longer, and a day later no more', async () => {
  const minutes: number[] = []
  for (let ended = 0; ended < 6; ended += 1) {
    const { headers } = await hold()
    const seconds = Number(headers.get('retry-after') ?? 0)
    minutes.push(seconds / 60)
    api.clock.advance(seconds)
    if (seconds > 0) codeOf(await hold())
    await letExpire()
  }
  api.clock.advance(24 * 3600)

  expect(minutes).toEqual([0, 0, 0, 15, 60, 240])
  expect((await hold()).IsError).toBe(false)
})

test('a booking that was cancelled unpaid counts like one that ran out', async () => {
  for (let ended = 0; ended < 3; ended += 1) await giveUp(codeOf(await hold()))

  expect(await hold()).toMatchObject({
    status: 429,
    Msg: '3 of your bookings ended unpaid in the last 24 hours. Please try again in 15 minutes, or call us.',
  })
})

test('a visit to the pool counts as an order, and holds no rooms', async () => {
  const swim = () => api.call(bookPool, { body: aVisit() }, guest)
  await hold({ Type: 'HOUSE', DepartureDate: '2026-12-13' })

  expect(codesOf([await swim(), await swim()])).toEqual([null, 'too_many_holds'])
})

test('a guest who opens payment pages again and again is asked to wait', async () => {
  const Code = codeOf(await hold())
  const ask = () => post(api, payOrder, { Code, PayPercent: '30%' }, guest)
  for (let tried = 0; tried < api.deps.limits.paymentPagesPerGuest.count; tried += 1) await ask()

  expect(await ask()).toMatchObject({ status: 429, Code: 'too_many_requests' })
})

test('a guest holds at most half of all rooms on one night before paying, or six', async () => {
  const night = { ArrivalDate: '2026-12-01', DepartureDate: '2026-12-02' }
  const houses = [1, 3].map((Id) => aPlace({ Id, Type: 'HOUSE', ...night }))
  const room = aPlace({ Id: 4, Quantity: 1, ...night })

  const most = await api.call(book, { body: aBooking(houses) }, guest)
  const more = await api.call(book, { body: aBooking([room]) }, guest)
  const elsewhere = await hold({ ArrivalDate: '2026-12-02', DepartureDate: '2026-12-03' })
  const byAnother = await api.call(book, { body: aBooking([room]) }, other)

  expect(codesOf([most, elsewhere, byAnother])).toEqual([null, null, null])
  expect(more).toMatchObject({ Code: 'too_many_holds', Msg: expect.stringMatching(/at most 7 rooms for one night/) })
})
