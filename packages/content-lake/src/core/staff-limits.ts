/** `count` uses in a window of `seconds`. */
export type Limit = { count: number; seconds: number }

/** How much work one member of staff may cause; without it there is no limit. The website's own calls do not count. */
export type StaffLimits = {
  /** Calls of any kind. */
  calls: Limit
  /** What a viewer writes: secrets of previews, and preferences. */
  viewerWrites: Limit
  /** Milliseconds of computing for questions, and for the filters of listeners. */
  questionMs: Limit
}

export const noLimits: StaffLimits = {
  calls: { count: Infinity, seconds: 60 },
  viewerWrites: { count: Infinity, seconds: 60 },
  questionMs: { count: Infinity, seconds: 60 },
}

export type Uses = {
  /** 0, or after how many seconds there is something left. */
  wait(key: string): number
  /** More than is left may be used: then the wait is longer. */
  use(key: string, amount?: number): void
}

/** What is left of a limit for each key: all of it at first, and refilled evenly. Keys are members, so there are few. */
export function createUses({ count, seconds }: Limit, now: () => Date): Uses {
  const perMs = count / (seconds * 1000)
  const left = new Map<string, { left: number; at: number }>()

  function read(key: string): number {
    const at = now().getTime()
    const last = left.get(key) ?? { left: count, at }
    const filled = Math.min(count, last.left + Math.max(0, at - last.at) * perMs)
    left.set(key, { left: filled, at })
    return filled
  }

  return {
    wait(key) {
      if (count === Infinity) return 0
      const filled = read(key)
      return filled >= 1 ? 0 : Math.max(1, Math.ceil((1 - filled) / perMs / 1000))
    },
    use(key, amount = 1) {
      if (count === Infinity) return
      const filled = read(key)
      left.set(key, { left: filled - amount, at: now().getTime() })
    },
  }
}
