import type { Limit } from '../limits.ts'

export type Buckets = {
  /** Takes one from the bucket of `key`; answers 0, or after how many seconds there is one again. */
  take(key: string, now: number): number
}

type Bucket = { left: number; at: number }

/** How many callers are remembered; the least recently seen is dropped first, and starts with a full bucket. */
const REMEMBERED = 10_000

/**
 * A bucket for each key, of this process alone: it holds `count` uses and is refilled evenly within `seconds`. It costs no
 * question to the database, so it guards only what is cheaper than that.
 */
export function createBuckets({ count, seconds }: Limit, remembered: number = REMEMBERED): Buckets {
  const perMs = count / (seconds * 1000)
  const buckets = new Map<string, Bucket>()

  return {
    take(key, now) {
      if (count === Infinity) return 0
      const { left, at } = buckets.get(key) ?? { left: count, at: now }
      const filled = Math.min(count, left + Math.max(0, now - at) * perMs)
      const isThere = filled >= 1
      buckets.delete(key)
      buckets.set(key, { left: isThere ? filled - 1 : filled, at: now })
      forgetOldest()
      return isThere ? 0 : Math.ceil((1 - filled) / perMs / 1000)
    },
  }

  /** Each use re-inserts its key, so the map's first key is the least recently used. */
  function forgetOldest(): void {
    const [oldest] = buckets.keys()
    if (buckets.size > remembered && oldest !== undefined) buckets.delete(oldest)
  }
}
