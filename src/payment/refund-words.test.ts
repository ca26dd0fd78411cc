import { expect, test } from 'vitest'
import { refundSentence } from './refund-words.ts'

test('ten days before check-in everything is refunded, and the last such day is named', () => {
  expect(refundSentence('2026-12-11', '2026-12-01')).toBe(
    'Full refund if you cancel until 01-12-2026, 10 days or more before check-in.',
  )
})

test('from nine to five days before check-in half is refunded', () => {
  const sentence = 'Half is refunded if you cancel until 06-12-2026, 5 days or more before check-in.'

  expect(refundSentence('2026-12-11', '2026-12-02')).toBe(sentence)
  expect(refundSentence('2026-12-11', '2026-12-06')).toBe(sentence)
})

test('four days before check-in nothing is refunded', () => {
  expect(refundSentence('2026-12-11', '2026-12-07')).toBe(
    'Check-in is less than 5 days away: a cancellation is not refunded.',
  )
})
