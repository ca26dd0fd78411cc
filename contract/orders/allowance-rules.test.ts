import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OrderStatus } from './orders.ts'
import { USUAL_LEVIES, NO_LEVIES, quoteOf } from '#contract/values/money.ts'
import { allowanceRefusal, lowerRefusal, mostOff, type LowerableBill } from './allowance-rules.ts'

const bill = (held: number, charge = 1_300_000): LowerableBill => ({
  levies: USUAL_LEVIES,
  charge,
  roomCharge: charge,
  held,
})

test('a bill is lowered while its booking is confirmed, and until midnight in Dhaka on the day on which it ended', () => {
  const [noon, late, next] = ['2026-12-03T06:00Z', '2026-12-03T17:59Z', '2026-12-03T18:00Z'].map(Date.parse)
  const lowerable = (CompletedAt: number | undefined, now = 0) =>
    OrderStatus.options.filter((Status) => allowanceRefusal({ Status, CompletedAt }, now) === undefined)

  expect([lowerable(undefined), lowerable(noon, late), lowerable(noon, next)]).toEqual([
    ['Confirmed'],
    ['Confirmed', 'Completed'],
    ['Confirmed'],
  ])
})

test.each([
  ['nothing', bill(0), 0, { Code: 'nothingTakenOff' }],
  ['more than it comes to', bill(0), 1_300_001, { Code: 'aboveBill', Most: 1_300_000 }],
  ['what was paid', bill(1_495_000), 1, { Code: 'allPaid' }],
  ['a part of what was paid', bill(1_265_000), 200_001, { Code: 'paidAlready', Most: 200_000 }],
])('%s is not taken off a bill', (_, of, amount, refusal) => {
  expect(lowerRefusal(of, amount)).toEqual(refusal)
})

test('the most that is taken off leaves what was paid, and a paisa more would not', () => {
  const bills = fc.record({
    levies: fc.constantFrom(USUAL_LEVIES, NO_LEVIES, { service: 10, tax: 7.5 }),
    charge: fc.integer({ min: 0, max: 800_000_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })

  fc.assert(
    fc.property(bills, ({ levies, charge, share }) => {
      const held = Math.floor(quoteOf(charge, levies).payable * share)
      const left = charge - mostOff({ levies, charge, roomCharge: charge, held })

      expect(quoteOf(left, levies).payable).toBeGreaterThanOrEqual(held)
      expect(left === 0 || quoteOf(left - 1, levies).payable < held).toBe(true)
    }),
  )
})
