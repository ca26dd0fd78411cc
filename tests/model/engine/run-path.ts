import type { Coverage } from './coverage.ts'
import type { PathResult, Stage } from './flow.ts'
import type { ModelPath } from './paths.ts'
import type { StepTrace } from './trace.ts'

/** Drives one path. It never throws: what went wrong is in the result. */
export async function runPath(path: ModelPath, open: () => Promise<Stage>, coverage: Coverage): Promise<PathResult> {
  const begun = performance.now()
  const traces: StepTrace[] = []
  const failure = await firstFailure(path, { open, coverage, traces })
  const ms = Math.round(performance.now() - begun)
  const { id, titles, sentences: steps } = path
  return { id, titles, steps, traces, ...(failure && { failure }), ms }
}

type Run = { open: () => Promise<Stage>; coverage: Coverage; traces: StepTrace[] }

async function firstFailure(path: ModelPath, { open, coverage, traces }: Run): Promise<PathResult['failure']> {
  let step = -1
  let stage: Stage | undefined
  try {
    stage = await open()
    const first = await stage.look({ snapshot: path.begun, emitted: path.emitted, taken: 0 })
    traces.push(first.trace)
    if (first.wrong.length > 0) return { step, sentences: [...first.wrong] }
    coverage.begin(path.begun)

    for (const taken of path.steps) {
      step += 1
      await stage.play(taken.event)
      const { after: snapshot, emitted } = taken
      const { wrong, trace } = await stage.look({ snapshot, emitted, taken: taken.taken.length })
      traces.push(trace)
      if (wrong.length > 0) return { step, sentences: [...wrong] }
      coverage.take(taken)
    }
    return undefined
  } catch (error) {
    return { step, sentences: [error instanceof Error ? error.message : String(error)] }
  } finally {
    stage?.close()
  }
}
