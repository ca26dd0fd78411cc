import { changesOf } from './accepted.ts'
import { createCoverage } from './coverage.ts'
import type { Flow, FlowResult, PathResult } from './flow.ts'
import type { FlowPlace } from './flow-place.ts'
import { wrongMessages } from './oracles.ts'
import type { ModelPath } from './paths.ts'
import { runPath } from './run-path.ts'

type Driving = {
  open: () => Promise<FlowPlace>
  /** Unset, all paths of the flow: only then is it known what was not driven. */
  choose?: (flow: Flow) => readonly ModelPath[]
  /** After each path. */
  onPath?: (result: PathResult) => void
}

/** So many paths fail in one way until the others that go there are left out. */
const ENOUGH = 3

/** Drives the paths of a flow, short ones first. Nothing that is wrong with it is thrown. */
export async function driveFlow(flow: Flow, { open, choose, onPath = () => {} }: Driving): Promise<FlowResult> {
  const { name, machine, untaken } = flow
  const none = { paths: [], states: [], transitions: [], changes: [], faults: [] }
  const result: FlowResult = { flow: name, machine: machine.id, untaken, ...none }
  try {
    const chosen = choose?.(flow) ?? flow.model.paths
    if (chosen.length === 0) return result
    if (!choose) result.changes.push(...(await changesOf(flow)))
    if (!choose) result.faults.push(...wrongMessages(flow))
    const coverage = createCoverage(flow)
    const place = await open()
    const failures = new Map<string, PathResult[]>()
    for (const [index, path] of [...chosen].toSorted(byLength).entries()) {
      const behind = failedBefore(path, failures)
      const driven = behind
        ? { id: path.id, titles: path.titles, steps: path.sentences, behind: behind.id, traces: [], ms: 0 }
        : await runPath(path, () => flow.open(place, index), coverage)
      const kind = failureKind(driven)
      if (kind !== undefined) failures.set(kind, [...(failures.get(kind) ?? []), driven])
      result.paths.push(driven)
      onPath(driven)
    }
    await place.api.close()
    return { ...result, ...coverage.hits(), ...(!choose && { missed: coverage.missed() }) }
  } catch (error) {
    return {
      ...result,
      faults: [...result.faults, `It cannot be driven: ${error instanceof Error ? error.message : String(error)}`],
    }
  }
}

const byLength = (one: ModelPath, other: ModelPath) => one.steps.length - other.steps.length

/** Paths that fail at the same step in the same way have one cause. */
export function failureKind({ steps, failure }: PathResult): string | undefined {
  return failure && [steps[failure.step] ?? '', ...failure.sentences].join('\n')
}

/** The path that failed as this one must: it begins alike, or others failed often enough where it goes. */
function failedBefore(path: ModelPath, failures: ReadonlyMap<string, readonly PathResult[]>): PathResult | undefined {
  for (const failed of failures.values()) {
    const same = failed.find(({ titles, failure }) =>
      titles.slice(0, (failure?.step ?? 0) + 1).every((title, step) => title === path.titles[step]),
    )
    if (same) return same
    const [first] = failed
    if (failed.length >= ENOUGH && first?.failure && path.sentences.includes(first.steps[first.failure.step] ?? ''))
      return first
  }
  return undefined
}
