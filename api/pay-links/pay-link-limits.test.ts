import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { bookAtDesk } from '#contract/desk/booking.ts'
import { readDeskPayLink, sendPayLink } from '#contract/desk/pay-links.ts'
import { payByLink, payOrder } from '#contract/payments.ts'
import { standardLimits, looseHolds } from '../limits.ts'
import { ofBookings, ofStaff, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace, smsOf } from '#tests/support/bookings.ts'
import { aDeskBooking } from '#tests/support/desk/desk-bookings.ts'
import { aMember, neverEndSessions, type TestStaff } from '#tests/support/desk/members.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { tillOf } from '#tests/support/desk/tills.ts'
import { readData } from '#tests/support/guests.ts'

const PAGES_OF_GUEST = 8
const api = shareTestApi({
  hasHouses: true,
  deps: {
    limits: {
      ...standardLimits,
      holds: looseHolds,
      passwordCost: { N: 16, r: 1, p: 1 },
      paymentPagesPerGuest: { count: PAGES_OF_GUEST, seconds: 3_600 },
    },
  },
  empties: [...ofBookings, ...ofStaff],
})
const { guest, other } = shareGuests(api)
let desk: TestStaff
beforeEach(async () => {
  desk = await aMember(api, 'desk', 'Nasrin Akter')
  await neverEndSessions(api)
})

/** A booking that is confirmed and paid later. */
async function paidLater(whose = guest, day = 1): Promise<string> {
  const Guest = { Kind: 'known', Id: whose.guestId } as const
  const place = aPlace({ ArrivalDate: `2026-12-0${day}`, DepartureDate: `2026-12-0${day + 1}` })
  const answer = await api.call(bookAtDesk, { body: aDeskBooking([place], { Guest }) }, { desk: desk.desk })
  return readData(bookAtDesk, answer).Code
}
const send = (Code: string, by = desk, Via: 'sms' | 'whatsApp' = 'sms') =>
  api.call(sendPayLink, { body: { ActivityId: randomUUID(), Code, Via } }, { desk: by.desk })
async function tokenOf(Code: string): Promise<string> {
  const { Url } = readData(readDeskPayLink, await api.call(readDeskPayLink, { params: { Code } }, { desk: desk.desk }))
  return Url.split('#')[1] ?? ''
}
/** Ever another sum, so that no page that is open is opened again. */
async function press(Code: string, times: number): Promise<(string | null)[]> {
  const Token = await tokenOf(Code)
  const codes: (string | null)[] = []
  for (let count = 0; count < times; count += 1) {
    const PayPercent = count % 2 === 0 ? '30%' : '100%'
    const body = { ActivityId: randomUUID(), Code, Token, PayPercent } as const
    codes.push((await api.call(payByLink, { body })).Code)
  }
  return codes
}

test('a link is sent by SMS five times for a booking by each member; what they send themselves is not counted', async () => {
  const code = await paidLater()
  const colleague = await aMember(api, 'desk', 'Jamal Uddin')
  const before = (await smsOf(api)).length

  const answers = []
  for (let count = 0; count < 6; count += 1) answers.push(await send(code))
  const others = [
    await send(code, desk, 'whatsApp'),
    await send(code, colleague),
    await send(await paidLater(other, 3)),
  ]

  expect(answers.map(({ Code }) => Code)).toEqual([null, null, null, null, null, 'forbidden'])
  expect(answers[5]?.Msg).toBe('You have reached today’s limit for these messages')
  expect(others.map(({ Code }) => Code)).toEqual([null, null, null])
  expect((await smsOf(api)).filter((text) => text.startsWith('Please pay')).length).toBe(7)
  expect(before).toBeGreaterThan(0)
})

test('a member sends a hundred links a day', async () => {
  const code = await paidLater()
  await send(code)
  await api.deps.db.change("update allowance set used = 99 where kind = 'sms' and scope = '2026-11-20'")

  const answers = [await send(code), await send(code)]
  api.clock.advance(24 * 60 * 60)
  const nextDay = await send(code)

  expect(answers.map(({ Code }) => Code)).toEqual([null, 'forbidden'])
  expect(nextDay.Code).toBeNull()
})

test('the SMS of a payment that is reversed is counted as well', async () => {
  const code = await aPaidOrder(api, guest, [aPlace()], 5_000)
  const till = tillOf(api, desk)
  await till.open()
  const answers = []
  for (let number = 1; number <= 6; number += 1) {
    await till.take(code, 100)
    answers.push(await till.reverse(`R-2026-00000${number}`))
  }

  expect(answers.map(({ Code }) => Code)).toEqual([null, null, null, null, null, 'forbidden'])
})

test('of a confirmed booking five payment pages are open at a time', async () => {
  const code = await paidLater()

  const first = await press(code, 6)
  await api.deps.db.change(
    "update payment_attempt set state = 'failed' where id = (select min(id) from payment_attempt where order_code = $1)",
    [code],
  )
  const afterOneEnded = await press(code, 1)

  expect(first).toEqual([null, null, null, null, null, 'order_settled'])
  expect(afterOneEnded).toEqual([null])
})

test('pages by a link count for the guest whose booking it is, and with those that the guest opens', async () => {
  const [first, second] = [await paidLater(guest, 1), await paidLater(guest, 3)]
  await press(first, 5)
  await press(second, 3)

  const byLink = await press(second, 1)
  const byGuest = await api.call(
    payOrder,
    { body: { ActivityId: randomUUID(), Code: second, PayPercent: '100%' } },
    { token: guest.token },
  )
  const ofOther = await press(await paidLater(other, 5), 1)

  expect([byLink, byGuest.Code, ofOther]).toEqual([['too_many_requests'], 'too_many_requests', [null]])
})
