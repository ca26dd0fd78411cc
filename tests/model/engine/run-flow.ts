import { createCoverage } from './coverage.ts'
import type { Driver, Flow } from './flow.ts'
import type { ModelPath } from './paths.ts'
import { wrongBeyondPaths } from './beyond-paths.ts'
import type { FlowResult, PathResult } from './result.ts'
import { runPath } from './run-path.ts'

type RunOptions = {
  driver: Driver
  /** Unset, all of the model's. */
  paths?: readonly ModelPath[]
  onPath?: (result: PathResult, done: number, all: number) => void
}

/** Runs paths of a flow one after the other, and says what they drove. */
export async function runFlow(
  flow: Flow,
  { driver, paths = flow.model.paths, onPath = () => {} }: RunOptions,
): Promise<FlowResult> {
  const coverage = createCoverage(flow)
  const results: PathResult[] = []
  for (const [index, path] of paths.entries()) {
    const result = await runPath(flow, path, { driver, index, coverage })
    results.push(result)
    onPath(result, results.length, paths.length)
  }
  const untaken = Object.entries(flow.untaken ?? {})
  return {
    flow: flow.name,
    machine: flow.machine.id,
    paths: results,
    ...coverage.hits(),
    wrong: wrongBeyondPaths(flow).flatMap(({ sentences }) => sentences),
    unreachable: untaken.map(([transition, reason]) => ({ transition, reason })),
  }
}
