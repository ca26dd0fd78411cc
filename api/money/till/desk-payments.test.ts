import { expect, test } from 'vitest'
import { aPlace, holdOrder, smsOf } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { codesOf } from '#tests/support/post.ts'

const { api, guest, other, desk, manager } = shareDesk(['desk', 'manager'])
const { till } = desk
const orderOf = desk.order

/** BDT 9,950 are due of 14,950. */
const owing = (whose = guest) => aPaidOrder(api, whose, [aPlace()], 5_000)
const byBkash = (code: string, amount: number, Reference = '8N7A6D5EE7', IsKnown = false) =>
  till.take(code, amount, { Method: 'bkash', Reference, ...(IsKnown && { IsKnown }) })

test('cash that is taken is paid, receipted, in the history and in the till', async () => {
  await till.open()
  const code = await owing()

  const answer = await till.take(code, 9_000)

  expect(answer.Data).toEqual({ Receipt: 'R-2026-000001' })
  const { Bill, Events, Payments } = await orderOf(code)
  expect(Bill).toMatchObject({ Paid: 14_000, Due: 950 })
  expect(Events[0]).toMatchObject({
    By: { Name: 'Nasrin Akter' },
    Entry: { Kind: 'tookPayment', Amount: 9_000, Method: 'cash', Receipt: 'R-2026-000001', Reference: '' },
  })
  expect(Payments).toContainEqual(
    expect.objectContaining({ Gateway: 'desk', Method: 'cash', Reference: 'R-2026-000001', Reversed: null }),
  )
  expect(await till.current()).toMatchObject({
    Float: 5_000,
    Payments: [{ Receipt: 'R-2026-000001', Amount: 9_000, IsReversible: true }],
    ByMethod: [{ Method: 'cash', Amount: 9_000, Count: 1 }],
  })
  expect((await smsOf(api)).at(-1)).toContain(`We received BDT 9,000 for your booking ${code}`)
})

test('without a shift there is no cash; a card needs its slip and no shift', async () => {
  const code = await owing()

  const answers = [
    await till.take(code, 100),
    await till.take(code, 100, { Method: 'card' }),
    await till.take(code, 100, { Method: 'card', Reference: 'slip 77' }),
    await byBkash(code, 100),
  ]

  expect(codesOf(answers)).toEqual(['till_closed', 'reference_missing', null, null])
  expect(answers.at(-1)?.Data).toEqual({ Receipt: 'R-2026-000002' })
  expect(await till.current()).toBeNull()
})

test('no more is taken than is due, and nothing of what owes nothing', async () => {
  await till.open()
  const [code, paid] = [await owing(), await aPaidOrder(api, other)]
  const { code: over } = await holdOrder(api, other, [
    aPlace({ ArrivalDate: '2026-12-10', DepartureDate: '2026-12-11' }),
  ])
  api.clock.advance(31 * 60)

  const answers = [await till.take(code, 9_951), await till.take(paid, 1), await till.take(over, 1)]
  const atOnce = await Promise.all([till.take(code, 9_950), till.take(code, 9_950)])

  expect(codesOf(answers)).toEqual(['amount_too_large', 'order_settled', 'hold_expired'])
  expect(answers[0]?.Msg).toBe('Only BDT 9,950 is due')
  expect(codesOf(atOnce).map(String).toSorted()).toEqual(['null', 'order_settled'])
  expect((await orderOf(code)).Bill).toMatchObject({ Paid: 14_950, Due: 0 })
})

test('receipts are numbered without gaps, also when one is refused in between, and start over each year', async () => {
  const code = await owing()
  let slip = 0
  const take = (amount: number) => till.take(code, amount, { Method: 'card', Reference: `slip ${(slip += 1)}` })

  await Promise.all([take(100), take(100)])
  await take(99_999)
  const next = await take(100)
  api.clock.now = new Date('2026-12-31T18:00:00Z')
  const newYear = await take(100)

  expect(next.Data).toEqual({ Receipt: 'R-2026-000003' })
  expect(newYear.Data).toEqual({ Receipt: 'R-2027-000001' })
})

test('a number that was taken before, at the desk or online, is shown with where, and taken all the same', async () => {
  const [first, second] = [await owing(), await owing(other)]
  await byBkash(first, 100)

  const met = await byBkash(second, 200, '8n7a 6d5ee7')
  const byCard = await till.take(second, 200, { Method: 'card', Reference: '8N7A6D5EE7' })
  const online = await byBkash(second, 200, 'bank-1')
  const anyway = await byBkash(second, 200, '8n7a 6d5ee7', true)

  expect(met).toMatchObject({
    Code: 'reference_known',
    Msg: `8n7a 6d5ee7 was already used for booking ${first} of Guest0 Rahman`,
    Data: {
      Code: first,
      Guest: 'Guest0 Rahman',
      Amount: 100,
      At: api.clock.now.toISOString(),
      Receipt: 'R-2026-000001',
    },
  })
  expect(codesOf([byCard, online, anyway])).toEqual(['reference_known', 'reference_known', null])
  expect((await orderOf(second)).Payments).toContainEqual(
    expect.objectContaining({ Number: '8n7a 6d5ee7', Reference: 'R-2026-000002' }),
  )
})

test('a number is used again by one person once: then it takes a manager, and the takings say of which receipt it is', async () => {
  const code = await owing()
  const byManager = (Reference: string) => manager.till.take(code, 100, { Method: 'bkash', Reference, IsKnown: true })
  await byBkash(code, 100)
  const answers = [await byBkash(code, 100, '8N7A6D5EE7', true), await byBkash(code, 100, '8N7A6D5EE7', true)]
  answers.push(await byManager('8n7a 6d5ee7'), await byManager('new'))

  expect(codesOf(answers)).toEqual([null, 'forbidden', null, null])
  expect(answers[1]?.Msg).toContain('8N7A6D5EE7 is the number of 2 payments already')
  const { Payments } = await manager.till.takings('2026-11-20')
  const repeated = Payments.map(({ Repeats }) => Repeats).filter((receipt) => receipt !== undefined)
  expect(repeated).toEqual(['R-2026-000001', 'R-2026-000002'])
  const { Events } = await manager.order(code)
  expect(Events[1]?.Entry).toMatchObject({ Kind: 'tookPayment', Repeats: 'R-2026-000002' })
})

test('numbers in Bangla digits are told apart, and what has no digit or letter is no number', async () => {
  const code = await owing()

  const answers = []
  for (const number of ['৮৭৬৫', '১২৩৪', '৮৭-৬৫', '---']) answers.push(await byBkash(code, 100, number))

  expect(codesOf(answers)).toEqual([null, null, 'reference_known', 'reference_missing'])
})

test('a number whose payment was reversed is new again', async () => {
  await till.open()
  const code = await owing()
  await byBkash(code, 100)
  await till.reverse('R-2026-000001')

  expect((await byBkash(code, 1_000)).Code).toBeNull()
})
