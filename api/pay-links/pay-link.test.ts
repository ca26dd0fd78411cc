import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { bookAtDesk } from '#contract/desk/booking.ts'
import { takePayment } from '#contract/desk/money.ts'
import { readDeskPayLink, sendPayLink } from '#contract/desk/pay-links.ts'
import { payByLink, readPayLink } from '#contract/payments.ts'
import { GatewayUnreachable } from '../payments/gateway.ts'
import { standardLimits, looseHolds } from '../limits.ts'
import { ofBookings, ofStaff, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace, holdOrder, recordMoney, smsOf } from '#tests/support/bookings.ts'
import { aDeskBooking } from '#tests/support/desk/desk-bookings.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { aMember, neverEndSessions, type TestStaff } from '#tests/support/desk/members.ts'
import { deskOf } from '#tests/support/desk/stays.ts'
import { readData } from '#tests/support/guests.ts'

const payLinksPerAddress = { count: 12, seconds: 3_600 }
const api = shareTestApi({
  hasHouses: true,
  deps: {
    limits: { ...standardLimits, holds: looseHolds, passwordCost: { N: 16, r: 1, p: 1 }, payLinksPerAddress },
    // A gateway that is unavailable on purpose is not logged.
    log: { info: () => {}, warn: () => {}, error: () => {} },
  },
  empties: [...ofBookings, ...ofStaff],
})
const { guest, other } = shareGuests(api)
let desk: TestStaff
beforeEach(async () => {
  desk = await aMember(api, 'desk', 'Nasrin Akter')
  await neverEndSessions(api)
})

/** What reception holds for a guest on the phone until 18:00; answers its code. */
async function heldAtDesk(): Promise<string> {
  const Guest = { Kind: 'known', Id: guest.guestId } as const
  const Terms = { Kind: 'hold', Until: '2026-11-20T18:00' } as const
  const answer = await api.call(bookAtDesk, { body: aDeskBooking([aPlace()], { Guest, Terms }) }, { desk: desk.desk })
  return readData(bookAtDesk, answer).Code
}
const linkOf = async (Code: string) =>
  readData(readDeskPayLink, await api.call(readDeskPayLink, { params: { Code } }, { desk: desk.desk }))
const tokenOf = async (code: string) => (await linkOf(code)).Url.split('#')[1] ?? ''
const read = (Code: string, Token: string) => api.call(readPayLink, { query: { Code, Token } })
const pay = (Code: string, Token: string, PayPercent: '30%' | '100%' = '100%') =>
  api.call(payByLink, { body: { ActivityId: randomUUID(), Code, Token, PayPercent } })
const send = (Code: string, Via: 'sms' | 'whatsApp' = 'sms', ActivityId = randomUUID()) =>
  api.call(sendPayLink, { body: { ActivityId, Code, Via } }, { desk: desk.desk })

test('a link shows what is to be paid and nothing of who pays', async () => {
  const code = await heldAtDesk()

  const answer = await read(code, await tokenOf(code))

  expect(answer.Data).toEqual({
    Code: code,
    Type: 'Room',
    Booked: 'Rania House, single room, 01-12-2026 to 03-12-2026',
    Payable: 14_950,
    Due: 14_950,
    CanPayPart: true,
    HoldUntil: '2026-11-20T12:00:00.000Z',
  })
  expect(JSON.stringify(answer.Data)).not.toMatch(/88018|Rahman|Guest0/)
})

test('the link of one order opens no other, and neither does a guess', async () => {
  const [code, theirs] = [await heldAtDesk(), (await holdOrder(api, other)).code]
  const token = await tokenOf(code)
  const sessions = api.gateway.sessions.length

  const answers = [
    await read(theirs, token),
    await pay(theirs, token),
    await read(code, 'A'.repeat(22)),
    await pay(code, 'A'.repeat(22)),
    await read('0123456789AB', token),
  ]

  expect(answers.map(({ status, Code, Data }) => [status, Code, Data])).toEqual(
    answers.map(() => [404, 'not_found', null]),
  )
  expect(api.gateway.sessions).toHaveLength(sessions)
  expect(await tokenOf(theirs)).not.toBe(token)
})

test('by a link a payment page is opened without signing in, for all of it or 30 %, and its money confirms', async () => {
  const code = await heldAtDesk()
  const token = await tokenOf(code)

  const answer = await pay(code, token, '30%')
  const session = api.gateway.sessions.at(-1)
  await recordMoney(api, { code }, session?.amount ?? 0)
  const rest = readData(readPayLink, await read(code, token))

  expect(readData(payByLink, answer).PaymentURL).toBe(`https://gateway.example/pay/${session?.attemptId}`)
  expect(session?.amount).toBe(448_500)
  expect(rest).toMatchObject({ Due: 10_465, CanPayPart: false, HoldUntil: null })
})

test('a link ends with the hold, and with what is due', async () => {
  const [held, paid] = [await heldAtDesk(), await heldAtDesk()]
  const tokens = [await tokenOf(held), await tokenOf(paid)] as const
  const body = { ActivityId: randomUUID(), Code: paid, Amount: 14_950, Method: 'card', Reference: 'slip 7' } as const
  await api.call(takePayment, { body }, { desk: desk.desk })
  api.clock.now = new Date('2026-11-20T12:00:00Z')

  const answers = [
    await read(held, tokens[0]),
    await pay(held, tokens[0]),
    await read(paid, tokens[1]),
    await pay(paid, tokens[1]),
    await api.call(readDeskPayLink, { params: { Code: held } }, { desk: desk.desk }),
    await api.call(readDeskPayLink, { params: { Code: paid } }, { desk: desk.desk }),
    await send(held),
    await send(paid),
  ]

  expect(answers.map(({ Code }) => Code)).toEqual([
    'hold_expired',
    'hold_expired',
    'order_settled',
    'order_settled',
    'hold_expired',
    'order_settled',
    'hold_expired',
    'order_settled',
  ])
})

test('staff send it by SMS once, or note that they sent it by WhatsApp', async () => {
  const code = await heldAtDesk()
  const { Url, Text } = await linkOf(code)
  const before = (await smsOf(api)).length
  const id = randomUUID()

  await Promise.all([send(code, 'sms', id), send(code, 'sms', id)])
  await send(code, 'whatsApp')

  expect(Text).toBe(`Please pay BDT 14,950 for your booking ${code} by 20-11-2026 18:00: ${Url}`)
  expect(Url).toMatch(new RegExp(`^http://resort\\.test/pay/${code}#[\\w-]{22}$`))
  expect((await smsOf(api)).slice(before)).toEqual([Text])
  const { Events } = await deskOf(api, desk).order(code)
  expect(Events.filter(({ What }) => What.Kind === 'sentPayLink')).toMatchObject([
    { By: { Name: 'Nasrin Akter' }, What: { Via: 'whatsApp' } },
    { By: { Name: 'Nasrin Akter' }, What: { Via: 'sms' } },
  ])
  expect(await logOf(api, await aMember(api, 'owner'), ['sentPayLink'])).toMatchObject([
    { By: { Name: 'Nasrin Akter' }, Code: code, What: { Via: 'sms' } },
    { By: { Name: 'Nasrin Akter' }, Code: code, What: { Via: 'whatsApp' } },
  ])
})

test('a guest without a phone is sent no link, and an unknown order has none', async () => {
  const Guest = { Kind: 'withoutPhone', Name: 'Rahim', Reason: 'lost it' } as const
  const answer = await api.call(bookAtDesk, { body: aDeskBooking([aPlace()], { Guest }) }, { desk: desk.desk })
  const code = readData(bookAtDesk, answer).Code

  const answers = [
    await send(code),
    await send('0123456789AB'),
    await api.call(readDeskPayLink, { params: { Code: '0123456789AB' } }, { desk: desk.desk }),
  ]

  expect(answers.map(({ Code }) => Code)).toEqual(['phone_invalid', 'not_found', 'not_found'])
})

test('a gateway that is unavailable is reported, and too many payment pages from one network are refused', async () => {
  const code = await heldAtDesk()
  const token = await tokenOf(code)
  api.gateway.failNextSession(new GatewayUnreachable('away'))

  const first = await pay(code, token)
  for (let tries = 1; tries < payLinksPerAddress.count; tries += 1) await pay(code, 'A'.repeat(22))
  const last = await pay(code, token)

  expect([first.Code, last.Code]).toEqual(['gateway_unavailable', 'too_many_requests'])
})
