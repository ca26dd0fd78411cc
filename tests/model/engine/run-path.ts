import type { Coverage } from './coverage.ts'
import type { Driver, Expected, Flow, Stage } from './flow.ts'
import type { ModelPath } from './paths.ts'
import { refusedIn } from './refusals.ts'
import type { PathFailure, PathResult } from './result.ts'

/** A path that hangs is not a slow one. */
const MAX_MS = 60_000

type Run = {
  driver: Driver
  /** Where it stands among the paths that share an API. */
  index: number
  coverage?: Coverage
  onStep?: (step: number) => void
}

/** Drives one path. It never throws: what went wrong is in the result. */
export async function runPath(flow: Flow, path: ModelPath, run: Run): Promise<PathResult> {
  const begun = performance.now()
  const failure = await firstFailure(flow, path, run)
  const ms = Math.round(performance.now() - begun)
  const { id, title, sentences: steps } = path
  return { id, title, steps, ok: failure === undefined, ...(failure && { failure }), ms }
}

async function firstFailure(
  flow: Flow,
  path: ModelPath,
  { driver, index, coverage, onStep }: Run,
): Promise<PathFailure | undefined> {
  let at = -1
  let stage: Stage | undefined
  try {
    const opened = await driver.open(index)
    stage = opened
    const first = await look(opened, { snapshot: path.begun, emitted: path.emitted, taken: 0 })
    if (first.length > 0) return { step: at, sentences: first }
    coverage?.begin(path.begun)

    for (const step of path.steps) {
      at += 1
      onStep?.(at)
      const refused = refusedIn(flow, step.before)
      const taken = coverage?.isNew(step.before) === false ? [] : (opened.refuse?.(refused) ?? [])
      if (taken.length > 0) return { step: at, sentences: taken }
      coverage?.refuse(step.before)

      await within(opened.play(step.event))
      const wrong = await look(opened, { snapshot: step.after, emitted: step.emitted, taken: step.taken.length })
      if (wrong.length > 0) return { step: at, sentences: wrong }
      coverage?.take(step)
    }
    return undefined
  } catch (error) {
    return { step: at, sentences: [error instanceof Error ? error.message : String(error)] }
  } finally {
    await stage?.close()
  }
}

function look(stage: Stage, expected: Expected): Promise<string[]> {
  return within(stage.look(expected))
}

async function within<Result>(work: Promise<Result> | Result): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`Nothing came of it in ${MAX_MS / 1000} s`)), MAX_MS)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
