import { expect, test } from 'vitest'
import { refundInShort, refundSentence } from './refund-words.ts'

const full = 'Full refund if you cancel until 01-12-2026, 10 days or more before check-in.'
const half = 'Half is refunded if you cancel until 06-12-2026, 5 days or more before check-in.'
const none = 'Check-in is less than 5 days away: a cancellation is not refunded.'

test.each([
  ['2026-12-01', full],
  ['2026-12-02', half],
  ['2026-12-06', half],
  ['2026-12-07', none],
])('of a stay from 11 December a guest who books on %s reads: %s', (today, sentence) => {
  expect(refundSentence('2026-12-11', today)).toBe(sentence)
})

test('a price says in short that its stay is not refunded', () => {
  expect(refundInShort('2026-12-11', '2026-12-07')).toBe('Last-minute stay: non-refundable')
})
