import type { DriverName, FlowResult, GuardHits, StateHits, TransitionHits } from '#tests/model/engine/result.ts'

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

/** Whether everything that this driver can take was taken, and every state seen. */
export function isCovered({ coverage: { states, transitions } }: MachineSum): boolean {
  return states.done === states.all && transitions.done === transitions.all
}

function sumOf({ machine, driver }: FlowResult, flows: FlowResult[]): MachineSum {
  const states = added(
    flows.flatMap((flow) => flow.states),
    ({ name }) => name,
    addHits,
  )
  const transitions = added(
    flows.flatMap((flow) => flow.transitions),
    ({ key }) => key,
    addHits,
  )
  const guards = added(
    flows.flatMap((flow) => flow.guards),
    ({ transition }) => transition,
    addAnswers,
  )
  const beyond = beyondOf(flows, transitions, states)
  const reachable = <Item>(items: Item[], keyOf: (item: Item) => string) =>
    items.filter((item) => !beyond.has(keyOf(item)))
  const paths = flows.flatMap((flow) => flow.paths)
  return {
    machine,
    driver,
    flows,
    states,
    transitions,
    guards,
    beyond,
    coverage: {
      states: shareOf(
        reachable(states, ({ name }) => name),
        isHit,
      ),
      transitions: shareOf(
        reachable(transitions, ({ key }) => key),
        isHit,
      ),
      guards: shareOf(
        reachable(guards, ({ transition }) => transition),
        ({ passed, refused }) => passed > 0 && refused > 0,
      ),
    },
    paths: shareOf(paths, ({ ok }) => ok),
    ms: paths.reduce((sum, { ms }) => sum + ms, 0),
  }
}

/** A state is beyond a driver if it was never seen and all that leads into it is. */
function beyondOf(
  flows: readonly FlowResult[],
  transitions: readonly TransitionHits[],
  states: readonly StateHits[],
): Map<string, string> {
  const named = new Map(
    flows.flatMap(({ unreachable }) => unreachable.map(({ transition, reason }) => [transition, reason])),
  )
  const beyond = new Map(transitions.flatMap(({ key, hits }) => reasonsOf(key, hits, named.get(key))))
  for (const { name, hits } of states) {
    const ways = transitions.filter(({ to }) => to.some((target) => target === name || target.startsWith(`${name}.`)))
    const isOut = ways.length > 0 && ways.every(({ key }) => beyond.has(key))
    if (hits === 0 && isOut) beyond.set(name, 'Nothing that can be taken leads here')
  }
  return beyond
}

function reasonsOf(key: string, hits: number, reason: string | undefined): [string, string][] {
  return hits === 0 && reason !== undefined ? [[key, reason]] : []
}

function added<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  add: (one: Item, other: Item) => Item,
): Item[] {
  const sums = new Map<string, Item>()
  for (const item of items) {
    const sum = sums.get(keyOf(item))
    sums.set(keyOf(item), sum === undefined ? item : add(sum, item))
  }
  return [...sums.values()]
}

function addHits<Item extends { hits: number }>(one: Item, other: Item): Item {
  return { ...one, hits: one.hits + other.hits }
}

function addAnswers(one: GuardHits, other: GuardHits): GuardHits {
  return { ...one, passed: one.passed + other.passed, refused: one.refused + other.refused }
}

function isHit({ hits }: { hits: number }): boolean {
  return hits > 0
}

function shareOf<Item>(items: readonly Item[], isDone: (item: Item) => boolean): Share {
  return { done: items.filter(isDone).length, all: items.length }
}
