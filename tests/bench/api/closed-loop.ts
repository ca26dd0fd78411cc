/** What so many workers, each beginning anew as soon as it has its answer, did in so many seconds. */
export type Latencies = { seconds: number; errors: number; ms: number[] }

export type LoopSize = { connections: number; seconds: number }

/** `once` answers whether it went well. */
export async function closedLoop({ connections, seconds }: LoopSize, once: () => Promise<boolean>): Promise<Latencies> {
  const ms: number[] = []
  let errors = 0
  const began = performance.now()
  const end = began + seconds * 1000

  async function work(): Promise<void> {
    for (let at = performance.now(); at < end;) {
      const isGood = await once()
      const now = performance.now()
      ms.push(now - at)
      if (!isGood) errors += 1
      at = now
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return { seconds: (performance.now() - began) / 1000, errors, ms }
}

export const nothingYet: Latencies = { seconds: 0, errors: 0, ms: [] }

export function together(one: Latencies, other: Latencies): Latencies {
  return { seconds: one.seconds + other.seconds, errors: one.errors + other.errors, ms: [...one.ms, ...other.ms] }
}

export function perSecond({ ms, errors, seconds }: Latencies): number {
  return (ms.length - errors) / seconds
}

/** `share` 0.95: what 95 of 100 were faster than, or as fast as. */
export function percentile({ ms }: Latencies, share: number): number {
  const sorted = ms.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
