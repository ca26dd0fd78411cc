import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#contract/values/calendar.ts'
import { refundPercent, refundTerms } from './cancellations.ts'

const ARRIVAL = '2026-12-31'

test.each([
  [60, 100],
  [10, 100],
  [9, 50],
  [8, 50],
  [5, 50],
  [4, 0],
  [0, 0],
  [-1, 0],
])('%i days before the arrival %i percent come back', (days, percent) => {
  expect(refundPercent(addDays(ARRIVAL, -days), ARRIVAL)).toBe(percent)
})

test('waiting never brings more back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -30, max: 400 }), (days) => {
      const [today, tomorrow] = [addDays(ARRIVAL, -days), addDays(ARRIVAL, 1 - days)]

      expect(refundPercent(tomorrow, ARRIVAL)).toBeLessThanOrEqual(refundPercent(today, ARRIVAL))
    }),
  )
})

test('refund and fee are whole paisa that make up what was paid, and half a paisa is the guest’s', () => {
  const paisa = fc.integer({ min: 0, max: 10_000_000_000 })
  fc.assert(
    fc.property(paisa, fc.constantFrom(100, 50, 0), (paid, percent) => {
      const { refund, fee } = refundTerms(paid, percent)

      expect(Number.isInteger(refund)).toBe(true)
      expect(refund + fee).toBe(paid)
      expect(fee).toBe(Math.floor((paid * (100 - percent)) / 100))
    }),
  )
})
