import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bookAtDesk } from '#contract/reception/walk-in.ts'
import { billCompany } from '#contract/money/company-bills.ts'
import { readDeskPayLink, sendPayLink } from '#contract/money/pay-links.ts'
import { payByLink, readPayLink } from '#contract/money/payments.ts'
import { aPlace, holdOrder, recordMoney, smsOf } from '#tests/support/bookings.ts'
import { aCompany } from '#tests/support/desk/company-bills.ts'
import { aDeskBooking, holdUntil, known, withoutPhone } from '#tests/support/desk/desk-bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { readData } from '#tests/support/guests.ts'
import { codesOf, post } from '#tests/support/post.ts'
import { GatewayUnreachable } from '#api/platform/payment-gateway.ts'
import { standardLimits, looseHolds } from '#api/platform/limits.ts'

const payLinksPerAddress = { count: 12, seconds: 3_600 }
const passwordCost = { N: 16, r: 1, p: 1 }
const { api, guest, other, desk, owner } = shareDesk(['desk', 'owner'], {
  limits: { ...standardLimits, holds: looseHolds, passwordCost, payLinksPerAddress },
  // A gateway that is unavailable on purpose is not logged.
  log: { info: () => {}, warn: () => {}, error: () => {} },
})

/** What reception holds for a guest on the phone until 18:00; answers its code. */
const heldAtDesk = async () => {
  const body = aDeskBooking([aPlace()], { Guest: known(guest), ...holdUntil('2026-11-20T18:00') })
  return (await desk.read(bookAtDesk, { body })).Code
}
const link = (Code: string) => desk.call(readDeskPayLink, { params: { Code } })
const linkOf = async (code: string) => readData(readDeskPayLink, await link(code))
const tokenOf = async (code: string) => (await linkOf(code)).Url.split('#')[1] ?? ''
const read = (Code: string, Token: string) => api.call(readPayLink, { query: { Code, Token } })
const pay = (Code: string, Token: string, PayPercent: '30%' | '100%' = '100%') =>
  post(api, payByLink, { Code, Token, PayPercent })
const send = (Code: string, Via: 'sms' | 'whatsApp' = 'sms') => desk.send(sendPayLink, { Code, Via })

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
  const share = await pay(code, token, '30%')

  expect(readData(payByLink, answer).PaymentURL).toBe(`https://gateway.example/pay/${session?.attemptId}`)
  expect(session?.amount).toBe(448_500)
  expect(share.Code).toBe('amount_too_small')
  expect(rest).toMatchObject({ Due: 10_465, CanPayPart: false, HoldUntil: null })
})

test('a link ends with the hold, and with what is due', async () => {
  const [held, paid] = [await heldAtDesk(), await heldAtDesk()]
  const tokens = new Map([
    [held, await tokenOf(held)],
    [paid, await tokenOf(paid)],
  ])
  await desk.till.take(paid, 14_950, { Method: 'card', Reference: 'slip 7' })
  api.clock.now = new Date('2026-11-20T12:00:00Z')
  const answers = async (code: string) => {
    const token = tokens.get(code) ?? ''
    return codesOf([await read(code, token), await pay(code, token), await link(code), await send(code)])
  }

  expect(await answers(held)).toEqual(Array(4).fill('hold_expired'))
  expect(await answers(paid)).toEqual(Array(4).fill('order_settled'))
})

test('staff send it by SMS once, or note that they sent it by WhatsApp', async () => {
  const code = await heldAtDesk()
  const { Url, Text } = await linkOf(code)
  const before = (await smsOf(api)).length
  const same = { Code: code, Via: 'sms', ActivityId: randomUUID() } as const

  await Promise.all([desk.send(sendPayLink, same), desk.send(sendPayLink, same)])
  await send(code, 'whatsApp')

  expect(Text).toBe(`Ichamoti: please pay BDT 14,950 for your booking ${code} by Fri 20 Nov 2026, 6:00 pm: ${Url}`)
  expect(Url).toMatch(new RegExp(`^http://resort\\.test/pay/${code}#[\\w-]{22}$`))
  expect((await smsOf(api)).slice(before)).toEqual([Text])
  const { Events } = await desk.order(code)
  expect(Events.filter(({ Entry }) => Entry.Kind === 'sentPayLink')).toMatchObject([
    { By: { Name: 'Nasrin Akter' }, Entry: { Via: 'whatsApp' } },
    { By: { Name: 'Nasrin Akter' }, Entry: { Via: 'sms' } },
  ])
  expect(await logOf(api, owner.member, ['sentPayLink'])).toMatchObject([
    { By: { Name: 'Nasrin Akter' }, Code: code, Entry: { Via: 'sms' } },
    { By: { Name: 'Nasrin Akter' }, Code: code, Entry: { Via: 'whatsApp' } },
  ])
})

test('a link for what a company pays is read at the desk, and not sent to the guest', async () => {
  const body = aDeskBooking([aPlace()], { Guest: known(guest) })
  const { Code } = await desk.read(bookAtDesk, { body })
  await desk.send(billCompany, { Code, ...aCompany() })
  const before = (await smsOf(api)).length

  const answers = [await link(Code), await send(Code), await send(Code, 'whatsApp')]

  expect(codesOf(answers)).toEqual([null, 'order_settled', 'order_settled'])
  expect(answers[1]?.Msg).toBe('This booking is billed to Padma Textiles Ltd already')
  expect((await smsOf(api)).length).toBe(before)
})

test('a guest without a phone is sent no link', async () => {
  const { Code } = await desk.read(bookAtDesk, { body: aDeskBooking([aPlace()], { Guest: withoutPhone }) })

  expect((await send(Code)).Code).toBe('phone_invalid')
})

test('a gateway that is unavailable is reported, and too many payment pages from one network are refused', async () => {
  const code = await heldAtDesk()
  const token = await tokenOf(code)
  api.gateway.failNextSession(new GatewayUnreachable('away'))

  const first = await pay(code, token)
  for (let tries = 1; tries < payLinksPerAddress.count; tries += 1) await pay(code, 'A'.repeat(22))
  const last = await pay(code, token)

  expect(codesOf([first, last])).toEqual(['gateway_unavailable', 'too_many_requests'])
})
