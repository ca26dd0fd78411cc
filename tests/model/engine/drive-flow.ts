import { acceptedShares, changesOf } from './accepted.ts'
import { createCoverage } from './coverage.ts'
import { longPaths, type Long } from './long-paths.ts'
import type { Flow, FlowResult, PathResult } from './flow.ts'
import type { FlowPlace } from './flow-place.ts'
import { unknownIn, wrongMessages } from './oracles.ts'
import type { ModelPath } from './paths.ts'
import { runPath } from './run-path.ts'
import { shortened } from './shorten.ts'

type Driving = {
  open: () => Promise<FlowPlace>
  /** Unset, all paths of the flow: only then is it known what was not driven. */
  choose?: (flow: Flow) => readonly ModelPath[]
  /** Longer paths in their place. */
  long?: Long | undefined
  /** After each path. */
  onPath?: (result: PathResult) => void
}

/** So many paths fail in one way until the others that go there are left out. */
const ENOUGH = 3

/** Drives the paths of a flow. Nothing that is wrong with it is thrown. */
export async function driveFlow(flow: Flow, { open, choose, long, onPath = () => {} }: Driving): Promise<FlowResult> {
  const { name, machine, untaken } = flow
  const none = { paths: [], states: [], transitions: [], changes: [], faults: [], shares: [] }
  const result: FlowResult = { flow: name, machine: machine.id, untaken, ...none }
  const isWhole = !choose && (!long || (long.pairs === true && !long.walks && !long.faults))
  try {
    if (isWhole) result.changes.push(...(await changesOf(flow)))
    if (isWhole) result.faults.push(...wrongMessages(flow))
    let place: FlowPlace | undefined
    let opened = 0
    const coverage = createCoverage(flow)
    async function drive(path: ModelPath, covering = coverage): Promise<PathResult> {
      const at = (place ??= await open())
      const driven = await runPath(path, () => flow.open(at, opened++, path), covering)
      const failure = driven.failure ?? ((choose || long) && !path.isTold ? unknownIn(flow, path) : undefined)
      return { ...driven, ...(failure && { failure }) }
    }
    const chosen = choose?.(flow) ?? flow.model.paths
    const paths = longPaths(flow, long ?? {}, chosen.toSorted(byLength))

    const failures = new Map<string, PathResult[]>()
    for (const path of paths) {
      const behind = failedBefore(path, failures)
      const first = behind
        ? { id: path.id, titles: path.titles, steps: path.sentences, behind: behind.id, traces: [], ms: 0 }
        : await drive(path)
      const isNew = !failures.has(failureKind(first) ?? '')
      const driven =
        long && first.failure && isNew
          ? await shortened(first, flow.model, (cut) => drive(cut, createCoverage(flow)))
          : first
      const kind = failureKind(driven)
      if (kind !== undefined) failures.set(kind, [...(failures.get(kind) ?? []), driven])
      result.paths.push(driven)
      onPath(driven)
    }
    if (!place) return result
    await place.api.close()
    result.shares = coverage.shares(place.met)
    if (!choose) result.accepted = await acceptedShares(name)
    return { ...result, ...coverage.hits(), ...(isWhole && { missed: coverage.missed(place.met) }) }
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
