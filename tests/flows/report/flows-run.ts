import type { DriverName, FlowResult, GuardHits, StateHits, TransitionHits } from '#tests/model/engine/result.ts'
import type { WalkResult } from '#tests/model/walks/run-walks.ts'

/** One run of `npm run flows`, as its reports show it. */
export type FlowsRun = {
  /** When it began, as an ISO moment. */
  begun: string
  ms: number
  /** Repeats the random walks. */
  seed: number
  /** The site whose pages were driven; unset, one of its own. */
  url?: string
  /** Only some paths were asked for: what they do not cover does not fail the run. */
  isPartial: boolean
  results: FlowResult[]
  walks: FlowWalks[]
  /** Flows that should have been driven on a page and have none. */
  pageless: string[]
}

export type FlowWalks = { flow: string; machine: string; driver: DriverName; walks: WalkResult[] }

/** So many of so many. */
export type Share = { done: number; all: number }

/** All flows of one machine by one driver: what one of them cannot show, another may. */
export type MachineSum = {
  machine: string
  driver: DriverName
  flows: FlowResult[]
  states: StateHits[]
  transitions: TransitionHits[]
  guards: GuardHits[]
  /** Transitions that nothing took because this driver cannot, with the reasons, by their keys; states behind them by their names. */
  beyond: ReadonlyMap<string, string>
  coverage: { states: Share; transitions: Share; guards: Share }
  paths: Share
  ms: number
}

/** The results of a run by machine and driver, in the order in which they come. */
export function sumsOf(results: readonly FlowResult[]): MachineSum[] {
  const groups = Map.groupBy(results, ({ machine, driver }) => `${machine} ${driver}`)
  return [...groups.values()].flatMap((flows) => (flows[0] ? [sumOf(flows[0], flows)] : []))
}

function sumOf({ machine, driver }: FlowResult, flows: FlowResult[]): MachineSum {
  const states = added(flows.flatMap((flow) => flow.states.map((one) => [one.name, one])))
  const transitions = added(flows.flatMap((flow) => flow.transitions.map((one) => [one.key, one])))
  const guards = added(flows.flatMap((flow) => flow.guards.map((one) => [one.transition, one])))
  const beyond = beyondOf(flows, transitions, states)
  const paths = flows.flatMap((flow) => flow.paths)
  const isHit = ({ hits }: { hits: number }) => hits > 0
  return {
    machine,
    driver,
    flows,
    states,
    transitions,
    guards,
    beyond,
    coverage: {
      states: shareOf(states.filter(({ name }) => !beyond.has(name)).map(isHit)),
      transitions: shareOf(transitions.filter(({ key }) => !beyond.has(key)).map(isHit)),
      guards: shareOf(
        guards
          .filter(({ transition }) => !beyond.has(transition))
          .map(({ passed, refused }) => passed > 0 && refused > 0),
      ),
    },
    paths: shareOf(paths.map(({ ok }) => ok)),
    ms: paths.reduce((sum, { ms }) => sum + ms, 0),
  }
}

/** Those with the same key as one, whose numbers are the sums of theirs. */
function added<Item extends StateHits | TransitionHits | GuardHits>(
  items: readonly (readonly [string, Item])[],
): Item[] {
  const sums = new Map<string, Item>()
  for (const [key, item] of items) {
    const sum = sums.get(key)
    sums.set(key, sum === undefined ? item : { ...sum, ...numbersOf(sum, item) })
  }
  return [...sums.values()]
}

function numbersOf(one: StateHits | TransitionHits | GuardHits, other: typeof one) {
  if ('hits' in one && 'hits' in other) return { hits: one.hits + other.hits }
  if ('passed' in one && 'passed' in other) {
    return { passed: one.passed + other.passed, refused: one.refused + other.refused }
  }
  return {}
}

function shareOf(answers: readonly boolean[]): Share {
  return { done: answers.filter(Boolean).length, all: answers.length }
}

/** A state is beyond a driver if it was never seen and all that leads into it is. */
function beyondOf(
  flows: readonly FlowResult[],
  transitions: readonly TransitionHits[],
  states: readonly StateHits[],
): ReadonlyMap<string, string> {
  const reasons = new Map(flows.flatMap((flow) => flow.unreachable.map((one) => [one.transition, one.reason])))
  const beyond = new Map<string, string>()
  for (const { key, hits } of transitions) {
    const reason = reasons.get(key)
    if (hits === 0 && reason !== undefined) beyond.set(key, reason)
  }
  for (const { name, hits } of states) {
    const leading = transitions.filter(({ to }) => to.some((one) => one === name || one.startsWith(`${name}.`)))
    const isOut = leading.length > 0 && leading.every(({ key }) => beyond.has(key))
    if (hits === 0 && isOut) beyond.set(name, 'Nothing that can be taken leads here')
  }
  return beyond
}

/** The states and transitions that should have been driven and were not. */
export function missedOf({ states, transitions, beyond }: MachineSum): string[] {
  return [
    ...states.filter(({ name, hits }) => hits === 0 && !beyond.has(name)).map(({ name }) => `the state ${name}`),
    ...transitions.filter(({ key, hits }) => hits === 0 && !beyond.has(key)).map(({ key }) => key),
  ]
}

/** What makes a run fail, one thing a sentence; nothing, if all held and all was covered. */
export function faultsOf({ results, walks, pageless, isPartial }: FlowsRun): string[] {
  const sums = sumsOf(results)
  const failed = sums
    .filter(({ paths }) => paths.done < paths.all)
    .map(
      ({ machine, driver, paths }) => `${machine} (${driver}): ${paths.all - paths.done} of ${paths.all} paths failed.`,
    )
  const astray = walks
    .map(({ flow, driver, walks }) => ({ flow, driver, share: shareOf(walks.map(hasFailed)) }))
    .filter(({ share }) => share.done > 0)
    .map(({ flow, driver, share }) => `${flow} (${driver}): ${share.done} of ${share.all} random walks failed.`)
  const wrong = results.flatMap(({ flow, wrong = [] }) => wrong.map((sentence) => `${flow}: ${sentence}.`))
  const uncovered = sums.flatMap((sum) => {
    const missed = isPartial ? [] : missedOf(sum)
    return missed.length === 0 ? [] : [`${sum.machine} (${sum.driver}) was not driven whole: ${missed.join('; ')}.`]
  })
  const absent = pageless.map((flow) => `${flow} is driven on no page.`)
  const nothing = results.some(({ paths }) => paths.length > 0) ? [] : ['No path was driven.']
  return [...failed, ...astray, ...wrong, ...uncovered, ...absent, ...nothing]
}

export function hasFailed({ walk }: WalkResult): boolean {
  return !walk.ok
}

/** The command that drives a path again. */
export function replayOf(id: string, driver: DriverName): string {
  return `npm run flows -- --driver ${driver} --path ${id}`
}

/** The command that drives a random walk again. */
export function replayOfWalk({ flow, driver }: Pick<FlowWalks, 'flow' | 'driver'>, seed: number): string {
  return `npm run flows -- --driver ${driver} --machine "${flow}" --walks 1 --seed ${seed}`
}
