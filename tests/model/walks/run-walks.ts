import type { Driver, Flow } from '#tests/model/engine/flow.ts'
import type { AnyEvent } from '#tests/model/engine/paths.ts'
import type { PathResult } from '#tests/model/engine/result.ts'
import { runPath } from '#tests/model/engine/run-path.ts'
import { shrink } from './shrink.ts'
import { walkable, walkOf } from './walk.ts'

export const WALK_LENGTH = 50

export type WalkResult = {
  /** Gives the same walk again. */
  seed: number
  walk: PathResult
  /** The shortest walk that was found to fail too. */
  shortest?: PathResult
}

type Walks = {
  driver: Driver
  /** The seed of the first walk; each that follows has the next number. */
  seed: number
  count: number
  length?: number
  onWalk?: (result: WalkResult) => void
}

/** Walks through a flow by chance, and makes each walk that fails as short as it gets. */
export async function runWalks(
  flow: Flow,
  { driver, seed: first, count, length = WALK_LENGTH, onWalk = () => {} }: Walks,
): Promise<WalkResult[]> {
  let index = 0
  const run = (events: readonly AnyEvent[]) => {
    index += 1
    return runPath(flow, flow.model.pathOf(events), { driver, index })
  }

  async function walkBy(seed: number): Promise<WalkResult> {
    const events = walkOf(flow.model, seed, length)
    const walk = await run(events)
    if (!walk.failure) return { seed, walk }
    const upToFailure = events.slice(0, walk.failure.step + 1)
    const fails = async (shorter: readonly AnyEvent[]) => !(await run(shorter)).ok
    const shortest = await shrink(upToFailure, (shorter) => walkable(flow.model, shorter), fails)
    return { seed, walk, shortest: await run(shortest) }
  }

  const results: WalkResult[] = []
  for (let seed = first; seed < first + count; seed += 1) {
    const result = await walkBy(seed)
    results.push(result)
    onWalk(result)
  }
  return results
}
