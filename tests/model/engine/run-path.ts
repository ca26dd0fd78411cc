import type { Coverage } from './coverage.ts'
import type { PathResult, Seen, Stage } from './flow.ts'
import type { ModelPath, ModelStep } from './paths.ts'
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
  const stages: Stage[] = []
  try {
    const stage = await open()
    stages.push(stage)
    const [other] = new Set(path.steps.flatMap(({ by }) => (by?.endsWith('2') ? by : [])))
    if (other) stages.push(other === 'tab 2' ? stage.secondTab() : await open())
    for (const one of stages) {
      const { wrong, trace } = await one.look({ snapshot: path.begun, emitted: path.emitted, taken: [] })
      if (one === stage) traces.push(trace)
      if (wrong.length > 0) return { step, sentences: [...wrong] }
    }
    coverage.begin(path.begun)

    for (const taken of path.steps) {
      step += 1
      const { wrong, trace } = await takeStep(taken, (taken.by === other && stages[1]) || stage)
      traces.push(trace)
      if (wrong.length > 0) return { step, sentences: [...wrong] }
      coverage.take(taken)
    }
    return undefined
  } catch (error) {
    return { step, sentences: [error instanceof Error ? error.message : String(error)] }
  } finally {
    await Promise.all(stages.map(async (stage) => stage.close()))
  }
}

async function takeStep({ event, after, emitted, taken, by }: ModelStep, stage: Stage): Promise<Seen> {
  if (by?.startsWith('tab')) return stage.tryOut(event)
  await stage.play(event)
  return stage.look({ snapshot: after, emitted, taken })
}
