import { expect, test } from 'vitest'
import { AttemptId } from '#contract/payment.ts'
import { createUlid } from './ids.ts'

test('an attempt id has the form of the wire and fits the 30 characters of the gateway', () => {
  const id = createUlid(new Date('2026-11-20T06:00:00Z'))

  expect(AttemptId.safeParse(id).success).toBe(true)
  expect(id.length).toBeLessThanOrEqual(30)
})

test('ids sort by the instant at which they were made, and two of one instant differ', () => {
  const earlier = createUlid(new Date('2026-11-20T06:00:00.000Z'))
  const later = createUlid(new Date('2026-11-20T06:00:00.001Z'))
  const twin = createUlid(new Date('2026-11-20T06:00:00.000Z'))

  expect(earlier < later).toBe(true)
  expect(twin).not.toBe(earlier)
  expect(twin.slice(0, 10)).toBe(earlier.slice(0, 10))
})

test('the first ten characters are the milliseconds in base 32', () => {
  const id = createUlid(new Date(1_469_918_176_385))

  expect(id.slice(0, 10)).toBe('01ARYZ6S41')
})
