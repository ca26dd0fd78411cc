import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import { arrowOf, arrowsOf, guardOf, nameOf, passedBy, stateNamesOf } from './arrows.ts'
import type { Flow } from './flow.ts'
import { askedInVain } from './refusals.ts'
import type { AnyEvent, ModelStep } from './paths.ts'
import type { FlowResult, GuardHits } from './result.ts'

/** What the paths of a flow have driven so far. */
export type Coverage = {
  begin(snapshot: AnyMachineSnapshot): void
  take(step: ModelStep): void
  refuse(snapshot: AnyMachineSnapshot, events: readonly AnyEvent[]): void
  /** Whether nothing was refused here yet. */
  isNew(snapshot: AnyMachineSnapshot): boolean
  hits(): Pick<FlowResult, 'states' | 'transitions' | 'guards'>
  /** What should have been driven and was not. */
  missed(): string[]
}

export function createCoverage({ model, unseen, untaken }: Flow): Coverage {
  const { machine } = model
  const states = new Map(stateNamesOf(machine).map((name) => [name, 0]))
  const arrows = new Map(arrowsOf(machine).map((arrow) => [arrow.key, { ...arrow, hits: 0 }]))
  const guards = new Map<string, GuardHits>()
  const moves = new Set<string>()
  const tried = new Set<string>()
  for (const { key, guard } of arrows.values()) {
    if (guard !== undefined) guards.set(key, { transition: key, guard, passed: 0, refused: 0 })
  }

  function see(snapshot: AnyMachineSnapshot): void {
    for (const node of snapshot._nodes) {
      const hits = states.get(nameOf(node))
      if (hits !== undefined) states.set(nameOf(node), hits + 1)
    }
  }
  function ask(transition: AnyTransitionDefinition, answer: 'passed' | 'refused'): void {
    const { key } = arrowOf(transition)
    const guard = guardOf(transition)
    if (guard === undefined) return
    const counted = guards.get(key) ?? { transition: key, guard, passed: 0, refused: 0 }
    guards.set(key, { ...counted, [answer]: counted[answer] + 1 })
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
        ask(transition, 'passed')
        for (const other of passedBy(transition)) ask(other, 'refused')
      }
    },
    refuse(snapshot, events) {
      tried.add(model.identityOf(snapshot))
      for (const event of events) {
        const chosen = machine.getTransitionData(snapshot, event)
        for (const transition of chosen) ask(transition, 'passed')
        const passed = chosen.length > 0 ? chosen.flatMap(passedBy) : askedInVain(snapshot, event)
        for (const transition of passed) ask(transition, 'refused')
      }
    },
    isNew: (snapshot) => !tried.has(model.identityOf(snapshot)),
    hits: () => ({
      states: [...states].map(([name, hits]) => ({ name, hits })),
      transitions: [...arrows.values()],
      guards: [...guards.values()],
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
