import { expect, test } from 'vitest'
import type { ChangeQuote } from '#contract/reception/changes.ts'
import { type ChangeFields, type ChangeSubject, isTold, sumsWith } from './change-stays.machine.ts'

/** Two nights in a room that costs BDT 1,000 less a night, paid. */
const sums = { Charge: 15_000, Tax: 2_250, Payable: 17_250 }
const costs = { Before: sums, After: sums, Kept: 0, Charged: 2_000, Cheaper: 2_000, Due: 0, Refund: 0 }
const quote: ChangeQuote = { Stays: [], Rooms: [], Offers: [], Taken: null, NeedsReason: false, ...costs }
const days = { arrival: '2026-12-01', departure: '2026-12-03' }
const wish = { Kind: 'change', StayId: 1, UnitId: 'b', Arrival: '2026-12-01', Departure: '2026-12-03' } as const
const subject: ChangeSubject = { code: 'K7Q2MX9T', title: 'Padma', wish, days }
const fields: ChangeFields = { allowance: '', reason: '' }

test('what is taken off comes off the total, then off what is due, and the rest goes back', () => {
  expect(sumsWith(quote, 0)).toEqual({ before: 17_250, payable: 17_250, due: 0, refund: 0 })
  expect(sumsWith(quote, 2_000)).toMatchObject({ payable: 14_950, due: 0, refund: 2_300 })
  expect(sumsWith({ ...quote, Due: 1_000 }, 2_000)).toMatchObject({ due: 0, refund: 1_300 })
  expect(sumsWith({ ...quote, Due: 3_000 }, 2_000)).toMatchObject({ due: 700, refund: 0 })
})

test('guests are told of other dates and of another sum, unless someone decides otherwise', () => {
  const longer: ChangeSubject = { ...subject, wish: { ...wish, Departure: '2026-12-04' } }
  const cheaper = { ...fields, allowance: '2000' }

  expect(isTold({ fields, subject, data: quote })).toBe(false)
  expect(isTold({ fields: cheaper, subject, data: quote })).toBe(true)
  expect(isTold({ fields, subject: longer, data: quote })).toBe(true)
  expect(isTold({ fields: { ...fields, tell: false }, subject: longer, data: quote })).toBe(false)
  expect(isTold({ fields, subject: { ...subject, wish: { Kind: 'reinstate', StayId: 1 } }, data: quote })).toBe(true)
})
