import { expect, test } from 'vitest'
import { createBuckets } from './bucket.ts'

test('a bucket is refilled evenly, and says when it has one again', () => {
  const buckets = createBuckets({ count: 2, seconds: 10 })

  const taken = [0, 0, 0, 4_999, 5_000, 5_000].map((now) => buckets.take('a', now))

  expect(taken).toEqual([0, 0, 5, 1, 0, 5])
})

test('one caller does not use up what is for another', () => {
  const buckets = createBuckets({ count: 1, seconds: 60 })

  buckets.take('a', 0)

  expect([buckets.take('a', 0), buckets.take('b', 0)]).toEqual([60, 0])
})

test('a flood of callers makes it forget who was silent for the longest time, and no more', () => {
  const buckets = createBuckets({ count: 1, seconds: 60 }, 2)

  for (const key of ['a', 'b', 'a', 'c']) buckets.take(key, 0)

  expect(buckets.take('a', 0)).toBe(60)
  expect(buckets.take('b', 0)).toBe(0)
})

test('a clock that was set back fills nothing and empties nothing', () => {
  const buckets = createBuckets({ count: 1, seconds: 60 })

  buckets.take('a', 60_000)

  expect(buckets.take('a', 0)).toBe(60)
})
