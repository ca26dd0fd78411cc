import type { Flow } from '#tests/model/flow.ts'
import { openFlowPlace } from '#tests/model/flow-place.ts'
import type { FlowResult } from '#tests/model/result.ts'
import { runFlow } from '#tests/model/run-flow.ts'
import { openSnapshot, takeSnapshot } from '#tests/support/pglite-snapshot.ts'
import { choosePaths } from './choose.ts'
import type { FlowsOptions } from './options.ts'
import type { Progress } from './progress.ts'

/** Drives each flow's machine with its real actors, over an API of the flow's own. */
export async function driveApi(
  flows: readonly Flow[],
  { paths: ids }: Pick<FlowsOptions, 'paths'>,
  progress: Progress,
): Promise<FlowResult[]> {
  const snapshot = flows.some(({ needs }) => needs.api) ? await takeSnapshot() : new Blob()
  const results: FlowResult[] = []
  for (const flow of flows) {
    const paths = choosePaths(flow.model.paths, ids)
    if (paths.length === 0) continue
    const told = progress.begin(flow.name, 'api', paths.length)
    const place = await openFlowPlace(flow.needs, () => openSnapshot(snapshot))
    results.push(await runFlow(flow, { driverName: 'api', driver: flow.driver(place), paths, onPath: told.path }))
    await place.close()
    told.end()
  }
  return results
}
