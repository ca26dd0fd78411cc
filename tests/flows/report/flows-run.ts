import type { FlowResult, StateHits, TransitionHits } from '#tests/model/engine/result.ts'

/** One run of `npm run flows`, as its report shows it. */
export type FlowsRun = {
  /** When it began, as an ISO moment. */
  begun: string
  ms: number
  /** Only some paths were wanted: what they do not cover does not fail the run. */
  isPartial: boolean
  results: FlowResult[]
}

export type Share = { done: number; all: number }

/** All flows of one machine: what one of them cannot show, another may. */
export type MachineSum = {
  machine: string
  flows: FlowResult[]
  states: StateHits[]
  transitions: TransitionHits[]
  /** Transitions that nothing took because nothing can, with the reasons, by their keys; states behind them by their names. */
  beyond: ReadonlyMap<string, string>
  coverage: { states: Share; transitions: Share }
  paths: Share
  ms: number
}

/** The results of a run by machine, in the order in which they come. */
export function sumsOf(results: readonly FlowResult[]): MachineSum[] {
  const groups = Map.groupBy(results, ({ machine }) => machine)
  return [...groups.values()].flatMap((flows) => (flows[0] ? [sumOf(flows[0], flows)] : []))
}

function sumOf({ machine }: FlowResult, flows: FlowResult[]): MachineSum {
  const states = added(flows.flatMap((flow) => flow.states.map((one) => [one.name, one])))
  const transitions = added(flows.flatMap((flow) => flow.transitions.map((one) => [one.key, one])))
  const beyond = beyondOf(flows, transitions, states)
  const paths = flows.flatMap((flow) => flow.paths)
  const isHit = ({ hits }: { hits: number }) => hits > 0
  return {
    machine,
    flows,
    states,
    transitions,
    beyond,
    coverage: {
      states: shareOf(states.filter(({ name }) => !beyond.has(name)).map(isHit)),
      transitions: shareOf(transitions.filter(({ key }) => !beyond.has(key)).map(isHit)),
    },
    paths: shareOf(paths.map(({ ok }) => ok)),
    ms: paths.reduce((sum, { ms }) => sum + ms, 0),
  }
}

/** One for each key, with the sum of their hits. */
function added<Item extends { hits: number }>(items: readonly (readonly [string, Item])[]): Item[] {
  const sums = new Map<string, Item>()
  for (const [key, item] of items) sums.set(key, { ...item, hits: item.hits + (sums.get(key)?.hits ?? 0) })
  return [...sums.values()]
}

function shareOf(answers: readonly boolean[]): Share {
  return { done: answers.filter(Boolean).length, all: answers.length }
}

/** A state is beyond reach if it was never seen and all that leads into it is. */
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
export function faultsOf({ results, isPartial }: FlowsRun): string[] {
  const ofMachines = sumsOf(results).flatMap((sum) => {
    const { machine, paths } = sum
    const missed = isPartial ? [] : missedOf(sum)
    return [
      ...(paths.done < paths.all ? [`${machine}: ${paths.all - paths.done} of ${paths.all} paths failed.`] : []),
      ...(missed.length > 0 ? [`${machine} was not driven whole: ${missed.join('; ')}.`] : []),
    ]
  })
  const wrong = results.flatMap(({ flow, wrong }) => wrong.map((sentence) => `${flow}: ${sentence}.`))
  const nothing = results.some(({ paths }) => paths.length > 0) ? [] : ['No path was driven.']
  return [...ofMachines, ...wrong, ...nothing]
}
