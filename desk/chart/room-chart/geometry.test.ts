import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Span } from '../../parts/day-grid/days.ts'
import { daysHidden, inTheWay, nextNight, pulled, spanAt, takenByDay } from './geometry.ts'

/** Spans that follow each other, with or without free nights between them. */
const someSpans = fc
  .array(fc.record({ gap: fc.nat(3), nights: fc.integer({ min: 1, max: 5 }) }), { maxLength: 12 })
  .map((parts) => {
    let next = -4
    return parts.map(({ gap, nights }): Span => {
      const first = next + gap
      next = first + nights
      return { first, nights }
    })
  })
const someSpan = fc.record({ first: fc.integer({ min: -6, max: 40 }), nights: fc.integer({ min: 1, max: 6 }) })
const takes = ({ first, nights }: Span, night: number) => night >= first && night < first + nights
const overlaps = (one: Span, other: Span) =>
  one.first < other.first + other.nights && other.first < one.first + one.nights

test('a night is taken, and a place is free, exactly where a search through all spans says so', () => {
  fc.assert(
    fc.property(someSpans, someSpan, fc.nat(12), (spans, place, index) => {
      const moved = spans[index]

      expect(spanAt(spans, place.first)).toBe(spans.find((span) => takes(span, place.first)))
      expect(inTheWay(spans, place, moved)).toBe(spans.find((span) => span !== moved && overlaps(span, place)))
    }),
  )
})

test.each([
  ['whole', 2, { first: 6, nights: 3 }],
  ['end', 2, { first: 4, nights: 5 }],
  ['end', -9, { first: 4, nights: 1 }],
  ['start', -1, { first: 3, nights: 4 }],
  ['start', 9, { first: 6, nights: 1 }],
] as const)('a stay that is pulled by its %s by %i days keeps at least a night', (part, days, expected) => {
  expect(pulled({ first: 4, nights: 3 }, part, days)).toEqual(expected)
})

test('a stay is passed in one step', () => {
  const spans = [{ first: 2, nights: 3 }]
  expect([nextNight(spans, 1, 1), nextNight(spans, 3, 1), nextNight(spans, 3, -1)]).toEqual([2, 5, 1])
})

test('what is taken is counted by day, within the days that are shown', () => {
  expect(
    takenByDay(
      [
        { first: -2, nights: 3 },
        { first: 0, nights: 9 },
      ],
      3,
    ),
  ).toEqual([2, 1, 1])
})

test.each([
  ['before the chart', -2, 0, 1.5],
  ['in sight', 3, 2, 0],
  ['from noon of a day that is out of sight', 3, 4, 0.5],
  ['gone', 3, 6, 0],
])('the words of a bar begin in sight where it is %s', (_, first, scrolled, hidden) => {
  expect(daysHidden({ first, nights: 2 }, scrolled)).toBe(hidden)
})
