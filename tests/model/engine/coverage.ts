import type { AnyMachineSnapshot } from 'xstate'
import { arrowOf, arrowsOf, nameOf, stateNamesOf } from './arrows.ts'
import type { Flow, FlowResult } from './flow.ts'
import type { ModelStep } from './paths.ts'

export type Coverage = ReturnType<typeof createCoverage>

/** What the paths of a flow have driven so far. */
export function createCoverage({ model, untaken }: Flow) {
  const states = new Map(stateNamesOf(model.machine).map((name) => [name, 0]))
  const arrows = new Map(arrowsOf(model.machine).map((arrow) => [arrow.key, { ...arrow, hits: 0 }]))
  const moves = new Set<string>()
  const see = (name: string) => void states.set(name, (states.get(name) ?? 0) + 1)
  const seeAll = ({ _nodes }: AnyMachineSnapshot) =>
    _nodes
      .map(nameOf)
      .filter((name) => name !== '')
      .forEach(see)

  return {
    begin: seeAll,
    take(step: ModelStep) {
      moves.add(model.nameOf(step))
      seeAll(step.after)
      for (const transition of step.taken) {
        // A state that is left at once is in no snapshot.
        if (transition.eventType === '') see(nameOf(transition.source))
        const arrow = arrows.get(arrowOf(transition).key)
        if (arrow) arrow.hits += 1
      }
    },
    hits: (): Pick<FlowResult, 'states' | 'transitions'> => ({
      states: [...states].map(([name, hits]) => ({ name, hits })),
      transitions: [...arrows.values()],
    }),
    /** What should have been driven and was not. */
    missed: () => [
      ...[...model.transitions].filter((name) => !moves.has(name)),
      ...[...states].filter(([name, hits]) => hits === 0 && !(name in untaken)).map(([name]) => `The state ${name}`),
      ...[...arrows.values()].filter(({ key, hits }) => hits === 0 && !(key in untaken)).map(({ key }) => key),
      ...Object.keys(untaken)
        .filter((key) => (states.get(key) ?? arrows.get(key)?.hits ?? 1) > 0)
        .map((key) => `${key} is taken after all`),
    ],
  }
}
