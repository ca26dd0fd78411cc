import { expect, test } from 'vitest'
import { USUAL_LEVIES, quoteOf } from '#contract/values/money.ts'
import { priceChange, type BillBefore, type Policy } from './price-change.ts'

/** Two nights at BDT 6,500, paid. */
const levies = USUAL_LEVIES

const paid = (changes: Partial<BillBefore> = {}): BillBefore => {
  const amount = 1_300_000
  return { amount, lines: amount, discount: 0, held: quoteOf(amount, levies).payable, levies, ...changes }
}

test.each<[string, Policy, Partial<BillBefore>, { kept: number; due: number; back: number }]>([
  ['early, all of a night that was paid goes back', 100, {}, { kept: 0, due: 0, back: 747_500 }],
  ['later half of it', 50, {}, { kept: 325_000, due: 0, back: 373_750 }],
  ['late nothing', 0, {}, { kept: 650_000, due: 0, back: 0 }],
  ['late, what was not paid of it ends', 0, { held: 448_500 }, { kept: 195_000, due: 523_250, back: 0 }],
  ['from the first day on the price stays whole', 'begun', { held: 0 }, { kept: 650_000, due: 1_495_000, back: 0 }],
])('of one of two nights that is given up %s', (_, policy, changes, expected) => {
  expect(priceChange(paid(changes), { lines: -650_000, rooms: 0, policy })).toMatchObject(expected)
})

test('what is given up does not pay for a dearer room', () => {
  const change = { lines: -650_000, rooms: 0, dearer: 100_000 } as const

  expect(priceChange(paid(), { ...change, policy: 'begun' })).toMatchObject({
    kept: 650_000,
    charged: 750_000,
    bill: { roomCharge: 1_400_000 },
  })
  expect(priceChange(paid(), { ...change, policy: 50 })).toMatchObject({ kept: 325_000, back: 258_750 })
})

test('a discount shrinks with its nights, and no bill falls below zero', () => {
  const discounted = paid({ amount: 1_170_000, discount: 130_000, held: 0 })
  const allowed = paid({ amount: 100_000, held: 0 })

  expect(priceChange(discounted, { lines: -650_000, rooms: 0, policy: 100 })).toMatchObject({
    adjustment: 65_000,
    bill: { roomCharge: 585_000 },
  })
  expect(priceChange(allowed, { lines: -650_000, rooms: 0, policy: 100 }).bill.roomCharge).toBe(0)
})
