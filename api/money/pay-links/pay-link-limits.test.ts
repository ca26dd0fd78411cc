import { expect, test } from 'vitest'
import { bookAtDesk } from '#contract/reception/walk-in.ts'
import { readDeskPayLink, sendPayLink } from '#contract/money/pay-links.ts'
import { payByLink, payOrder } from '#contract/money/payments.ts'
import { standardLimits, looseHolds } from '#api/platform/limits.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aDeskBooking, known } from '#tests/support/desk/desk-bookings.ts'
import { hire, shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { codesOf, post } from '#tests/support/post.ts'
import type { Answer } from '#tests/support/test-api.ts'

const passwordCost = { N: 16, r: 1, p: 1 }
const paymentPagesPerGuest = { count: 8, seconds: 3_600 }
const limits = { ...standardLimits, holds: looseHolds, passwordCost, paymentPagesPerGuest }
const { api, guest, other, desk } = shareDesk(['desk'], { limits })

/** A booking that is confirmed and paid later. */
async function paidLater(whose = guest, day = 1): Promise<string> {
  const place = aPlace({ ArrivalDate: `2026-12-0${day}`, DepartureDate: `2026-12-0${day + 1}` })
  return (await desk.read(bookAtDesk, { body: aDeskBooking([place], { Guest: known(whose) }) })).Code
}
const send = (Code: string, by = desk, Via: 'sms' | 'whatsApp' = 'sms') => by.send(sendPayLink, { Code, Via })
/** Always another sum, so that no page that is open is opened again. */
async function press(Code: string, times: number): Promise<Answer[]> {
  const { Url } = await desk.read(readDeskPayLink, { params: { Code } })
  const answers: Answer[] = []
  for (let count = 0; count < times; count += 1) {
    const PayPercent = count % 2 === 0 ? '30%' : '100%'
    answers.push(await post(api, payByLink, { Code, Token: Url.split('#')[1] ?? '', PayPercent }))
  }
  return answers
}

test('a member sends a hundred SMS a day: links, and what guests are told of changes', async () => {
  const code = await paidLater()
  const part = await aPaidOrder(api, other, [aPlace({ ArrivalDate: '2026-12-03', DepartureDate: '2026-12-04' })], 5_000)
  await desk.till.open()
  await desk.till.take(part, 100)
  await send(code)
  await api.deps.db.change("update request_budget set used = 99 where key like 'smsPerMember:%'")

  const answers = [
    await send(code, desk, 'whatsApp'),
    await send(code),
    await send(code),
    await desk.till.reverse('R-2026-000001'),
    await send(code, await hire(api, 'desk', 'Jamal Uddin')),
  ]
  api.clock.advance(24 * 60 * 60)

  expect(codesOf([...answers, await send(code)])).toEqual([
    null,
    null,
    'too_many_requests',
    'too_many_requests',
    null,
    null,
  ])
})

test('of a confirmed booking five payment pages are open at a time', async () => {
  const code = await paidLater()

  const first = await press(code, 6)
  await api.deps.db.change(
    "update payment_attempt set state = 'failed' where id = (select min(id) from payment_attempt where order_code = $1)",
    [code],
  )
  const afterOneEnded = await press(code, 1)

  expect(codesOf(first)).toEqual([null, null, null, null, null, 'order_settled'])
  expect(codesOf(afterOneEnded)).toEqual([null])
})

test('pages by a link count for the guest whose booking it is, and with those that the guest opens', async () => {
  const [first, second] = [await paidLater(guest, 1), await paidLater(guest, 3)]
  await press(first, 5)
  await press(second, 3)

  const byLink = await press(second, 1)
  const byGuest = await post(api, payOrder, { Code: second, PayPercent: '100%' }, guest)
  const ofOther = await press(await paidLater(other, 5), 1)

  expect(codesOf([...byLink, byGuest, ...ofOther])).toEqual(['too_many_requests', 'too_many_requests', null])
})
