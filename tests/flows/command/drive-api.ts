import type { Flow } from '#tests/model/engine/flow.ts'
import { openFlowPlace, type FlowPlace } from '#tests/model/engine/flow-place.ts'
import { runFlow } from '#tests/model/engine/run-flow.ts'
import { runWalks } from '#tests/model/walks/run-walks.ts'
import { openSnapshot, takeSnapshot } from '#tests/support/setup/pglite-snapshot.ts'
import type { FlowWalks, FlowsRun } from '../report/flows-run.ts'
import { choosePaths, type FlowsOptions } from './options.ts'
import type { Progress } from './progress.ts'

type Driven = Pick<FlowsRun, 'results' | 'walks'>

/** Drives each flow's machine with its real actors, over an API of the flow's own; then random walks, over another. */
export async function driveApi(
  flows: readonly Flow[],
  options: Pick<FlowsOptions, 'paths' | 'walks' | 'seed'>,
  progress: Progress,
): Promise<Driven> {
  const snapshot = await takeSnapshot()
  const driven: Driven = { results: [], walks: [] }
  for (const flow of flows) {
    const paths = choosePaths(flow.model.paths, options.paths)
    if (paths.length > 0) {
      const line = progress.begin(`${flow.name} (api)`, paths.length, 'paths')
      const drive = (place: FlowPlace) =>
        runFlow(flow, { driverName: 'api', driver: flow.driver(place), paths, onPath: line.path })
      driven.results.push(await withPlaceOf(flow, drive))
      line.end()
    }
    if (options.walks > 0) driven.walks.push(await walk(flow))
  }
  return driven

  async function walk(flow: Flow): Promise<FlowWalks> {
    const { seed, walks: count } = options
    const line = progress.begin(`${flow.name}, random walks (api)`, count, 'walks')
    const onWalk = ({ walk, shortest = walk }: FlowWalks['walks'][number]) => line.path(shortest)
    const walks = await withPlaceOf(flow, (place) =>
      runWalks(flow, { driver: flow.driver(place), seed, count, onWalk }),
    )
    line.end()
    return { flow: flow.name, machine: flow.machine.id, driver: 'api', walks }
  }

  async function withPlaceOf<Result>({ needs }: Flow, work: (place: FlowPlace) => Promise<Result>): Promise<Result> {
    const place = await openFlowPlace(needs, () => openSnapshot(snapshot))
    try {
      return await work(place)
    } finally {
      await place.close()
    }
  }
}
