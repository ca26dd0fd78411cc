import type { BudgetName, Limit } from '../limits.ts'
import { createBuckets, type Buckets } from '../throttle/bucket.ts'
import { countUse, noteUse, requireUse, type ThrottleDeps } from '../throttle/throttle.ts'
import { networksOf } from './network-of.ts'

/** Counts one use by a network and the wide ones around it; `of` names what they try, when each of those is counted separately. */
export async function countUseByNetwork(
  deps: ThrottleDeps,
  name: BudgetName,
  { network, of = '' }: { network: string; of?: string },
): Promise<void> {
  for (const { name: each, times } of networksOf(network)) await countUse(deps, name, `${of}${each}`, times)
}

/** Counts what is known only afterwards, and refuses nothing. */
export async function noteUseByNetwork(deps: ThrottleDeps, name: BudgetName, network: string): Promise<void> {
  for (const each of networksOf(network)) await noteUse(deps, name, each.name)
}

/** Throws `too_many_requests` where a network, or a wide one around it, has used up a limit. */
export async function requireUseByNetwork(deps: ThrottleDeps, name: BudgetName, network: string): Promise<void> {
  for (const each of networksOf(network)) await requireUse(deps, name, each.name, each.times)
}

/** Buckets whose keys are callers' addresses: each takes from its network's and from those of the wide ones around it. */
export function createNetworkBuckets({ count, seconds }: Limit): Buckets {
  const byTimes = new Map<number, Buckets>()
  const bucketsOf = (times: number) => {
    const buckets = byTimes.get(times) ?? createBuckets({ count: count * times, seconds })
    byTimes.set(times, buckets)
    return buckets
  }
  return {
    take(address, now) {
      for (const { name, times } of networksOf(address)) {
        const retryAfterSeconds = bucketsOf(times).take(name, now)
        if (retryAfterSeconds > 0) return retryAfterSeconds
      }
      return 0
    },
  }
}
