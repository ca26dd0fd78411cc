import type { Flow } from '#tests/model/engine/flow.ts'
import { openFlowPlace } from '#tests/model/engine/flow-place.ts'
import type { FlowResult } from '#tests/model/engine/result.ts'
import { runFlow } from '#tests/model/engine/run-flow.ts'
import { openSnapshot, takeSnapshot } from '#tests/support/setup/pglite-snapshot.ts'
import { choosePaths, type FlowsOptions } from './options.ts'
import type { Progress } from './progress.ts'

/** Drives each flow's machine with its real actors, over an API of the flow's own. */
export async function driveApi(
  flows: readonly Flow[],
  options: Pick<FlowsOptions, 'paths'>,
  progress: Progress,
): Promise<FlowResult[]> {
  const snapshot = await takeSnapshot()
  const results: FlowResult[] = []
  for (const flow of flows) {
    const paths = choosePaths(flow.model.paths, options.paths)
    if (paths.length === 0) continue
    const line = progress.begin(flow.name, paths.length)
    const place = await openFlowPlace(flow.needs, () => openSnapshot(snapshot))
    const driver = flow.driver(place)
    results.push(await runFlow(flow, { driver, paths, onPath: line.path }))
    await place.close()
    line.end()
  }
  return results
}
