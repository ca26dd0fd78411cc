import type { PathResult } from './flow.ts'
import type { Model, ModelPath } from './paths.ts'

const MOST_TRIES = 300
const SMALL = 6

/** A path that failed, without the steps without which it fails at the same event, as far as its model allows that. */
export async function shortened(
  failed: PathResult,
  model: Model,
  drive: (path: ModelPath) => Promise<PathResult>,
): Promise<PathResult> {
  let shortest = failed
  let titles = reached(failed)
  let tries = 0
  for (let size = titles.length >> 1; size > 0; size = size > SMALL ? Math.max(size >> 1, SMALL) : size - 1) {
    for (let start = 0; start + size < titles.length && tries < MOST_TRIES; start += 1) {
      const path = possiblePath(model, titles.toSpliced(start, size))
      if (!path) continue
      tries += 1
      const tried = await drive(path)
      if (failedAt(tried) !== failedAt(failed)) continue
      shortest = tried
      titles = reached(tried)
      start -= 1
    }
  }
  return shortest === failed ? failed : { ...shortest, cutFrom: failed.steps.length }
}

const reached = ({ titles, failure }: PathResult) => titles.slice(0, (failure?.step ?? 0) + 1)

const failedAt = ({ steps, failure }: PathResult) => failure && steps[failure.step]

function possiblePath(model: Model, titles: readonly string[]): ModelPath | undefined {
  try {
    return model.pathBy(titles)
  } catch {
    return undefined
  }
}
