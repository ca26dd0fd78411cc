import type { AnyMachineSnapshot } from 'xstate'
import { arrowOf, arrowsOf, nameOf, stateNamesOf } from './arrows.ts'
import type { Flow } from './flow.ts'
import type { ModelStep } from './paths.ts'
import type { FlowResult } from './result.ts'

/** What the paths of a flow have driven so far. */
export type Coverage = {
  begin(snapshot: AnyMachineSnapshot): void
  take(step: ModelStep): void
  /** That this state refused what it must. */
  refuse(snapshot: AnyMachineSnapshot): void
  /** Whether nothing was refused here yet. */
  isNew(snapshot: AnyMachineSnapshot): boolean
  hits(): Pick<FlowResult, 'states' | 'transitions'>
  /** What should have been driven and was not. */
  missed(): string[]
}

export function createCoverage({ model, unseen, untaken }: Flow): Coverage {
  const { machine } = model
  const states = new Map(stateNamesOf(machine).map((name) => [name, 0]))
  const arrows = new Map(arrowsOf(machine).map((arrow) => [arrow.key, { ...arrow, hits: 0 }]))
  const moves = new Set<string>()
  const tried = new Set<string>()

  function see(snapshot: AnyMachineSnapshot): void {
    for (const node of snapshot._nodes) {
      const hits = states.get(nameOf(node))
      if (hits !== undefined) states.set(nameOf(node), hits + 1)
    }
  }
  return {
    begin: see,
    take(step) {
      moves.add(model.nameOf(step))
      see(step.after)
      for (const transition of step.taken) {
        // A state that is left at once is in no snapshot.
        const name = nameOf(transition.source)
        if (transition.eventType === '' && states.get(name) === 0) states.set(name, 1)
        const arrow = arrows.get(arrowOf(transition).key)
        if (arrow) arrow.hits += 1
      }
    },
    refuse: (snapshot) => void tried.add(model.identityOf(snapshot)),
    isNew: (snapshot) => !tried.has(model.identityOf(snapshot)),
    hits: () => ({
      states: [...states].map(([name, hits]) => ({ name, hits })),
      transitions: [...arrows.values()],
    }),
    missed: () => [
      ...[...model.transitions].filter((name) => !moves.has(name)),
      ...[...states].filter(([name, hits]) => hits === 0 && !isUnseen(name)).map(([name]) => `The state ${name}`),
      ...[...arrows.values()].filter(({ key, hits }) => hits === 0 && !(key in untaken)).map(({ key }) => key),
      ...Object.keys(untaken)
        .filter((key) => (arrows.get(key)?.hits ?? 1) > 0)
        .map((key) => `${key} is taken after all`),
    ],
  }

  function isUnseen(name: string): boolean {
    return unseen.some((outer) => name === outer || name.startsWith(`${outer}.`))
  }
}
