import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { arrowOf, arrowsOf, branchesOf, listsOf, nameOf, nodesOf, stateNamesOf } from './arrows.ts'
import type { Flow, FlowResult, Share } from './flow.ts'
import { pairName, type By, type ModelStep } from './paths.ts'

export type Coverage = ReturnType<typeof createCoverage>

/** What the paths of a flow have driven so far. */
export function createCoverage({ model, untaken }: Flow) {
  const states = new Map(stateNamesOf(model.machine).map((name) => [name, 0]))
  const arrows = new Map(arrowsOf(model.machine).map((arrow) => [arrow.key, { ...arrow, hits: 0 }]))
  const problems = new Set(model.paths.flatMap(({ steps }) => steps.flatMap(({ event }) => problemOf(event))))
  const moves = new Set<string>()
  const pairs = new Set<string>()
  const places = new Set<string>()
  const sides = new Set<string>()
  const last = new Map<By | undefined, string>()
  const see = (name: string) => void states.set(name, (states.get(name) ?? 0) + 1)

  const reachable = <Item extends { hits: number }>(items: readonly Item[], keyOf: (item: Item) => string) =>
    items.filter((item) => !(keyOf(item) in untaken)).map(({ hits }) => hits > 0)

  function seeAll(snapshot: AnyMachineSnapshot): void {
    places.add(model.identityOf(snapshot))
    for (const node of snapshot._nodes) {
      if (nameOf(node) !== '') see(nameOf(node))
      // It would not be here if one of them had been taken.
      judge(node.always ?? [])
    }
  }

  /** Guards are asked one after the other, up to the one that lets pass. */
  function judge(branches: readonly AnyTransitionDefinition[], taken?: AnyTransitionDefinition): void {
    for (const branch of branches) {
      if (branch.guard) sides.add(sideOf(branch, branch === taken))
      if (branch === taken) return
    }
  }

  return {
    begin(snapshot: AnyMachineSnapshot) {
      last.clear()
      seeAll(snapshot)
    },
    take(step: ModelStep) {
      const move = model.nameOf(step)
      const before = last.get(step.by)
      if (before !== undefined) pairs.add(pairName(before, move))
      last.set(step.by, move)
      moves.add(move)
      seeAll(step.after)
      const [first] = step.taken
      // An outer state is asked once all guards of the inner ones refused.
      for (const node of step.before._nodes)
        if (first && isWithin(node, first.source)) judge(node.transitions.get(step.event.type) ?? [])
      for (const transition of step.taken) {
        // A state that is left at once is in no snapshot.
        if (transition.eventType === '') see(nameOf(transition.source))
        judge(branchesOf(transition), transition)
        const arrow = arrows.get(arrowOf(transition).key)
        if (arrow) arrow.hits += 1
      }
    },
    hits: (): Pick<FlowResult, 'states' | 'transitions'> => ({
      states: [...states].map(([name, hits]) => ({ name, hits })),
      transitions: [...arrows.values()],
    }),
    /** `met`: the problems that the API answered with, if it was asked. */
    shares(met?: ReadonlySet<string>): Share[] {
      for (const { before, event, source } of model.refusals)
        if (places.has(model.identityOf(before))) judge(source.transitions.get(event.type) ?? [])
      const { states: seen, transitions } = this.hits()
      const guards = nodesOf(model.machine.root)
        .flatMap((node) => [...listsOf(node).values()].flat())
        .filter(({ guard }) => guard)
      return [
        shareOf(
          'states',
          reachable(seen, ({ name }) => name),
        ),
        shareOf(
          'transitions',
          reachable(transitions, ({ key }) => key),
        ),
        shareOf(
          'pairs',
          [...model.pairs].map((pair) => pairs.has(pair)),
        ),
        shareOf(
          'guard sides',
          guards.flatMap((one) => [true, false].map((side) => sides.has(sideOf(one, side)))),
        ),
        shareOf(
          'API problems',
          [...problems].map((code) => met?.has(code) ?? true),
        ),
      ]
    },
    /** What should have been driven and was not. */
    missed: (met: ReadonlySet<string>) => [
      ...[...problems].filter((code) => !met.has(code)).map((code) => `The API's answer ${code}`),
      ...[...model.transitions].filter((name) => !moves.has(name)),
      ...[...states].filter(([name, hits]) => hits === 0 && !(name in untaken)).map(([name]) => `The state ${name}`),
      ...[...arrows.values()].filter(({ key, hits }) => hits === 0 && !(key in untaken)).map(({ key }) => key),
      ...Object.keys(untaken)
        .filter((key) => (states.get(key) ?? arrows.get(key)?.hits ?? 1) > 0)
        .map((key) => `${key} is taken after all`),
    ],
  }
}

/** What the paths of a flow cover, without driving them. */
export function coveredBy(flow: Flow): Share[] {
  const coverage = createCoverage(flow)
  for (const { begun, steps } of flow.model.paths) {
    coverage.begin(begun)
    steps.forEach(coverage.take)
  }
  return coverage.shares()
}

const sideOf = (guarded: AnyTransitionDefinition, side: boolean) => `${arrowOf(guarded).key} ${side}`

function isWithin(inner: AnyStateNode, outer: AnyStateNode): boolean {
  return inner.path.length > outer.path.length && outer.path.every((name, level) => name === inner.path[level])
}

function shareOf(name: string, isDone: readonly boolean[]): Share {
  return { name, done: isDone.filter(Boolean).length, all: isDone.length }
}

function problemOf(event: object): string[] {
  return 'error' in event && event.error instanceof Problem ? [event.error.code] : []
}
