import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { arrowOf, arrowsOf, nameOf, type Arrow } from '#tests/model/engine/arrows.ts'
import { toTestMachine } from '#tests/model/engine/to-test-machine.ts'
import { paramsOf } from './params.ts'

/** One arrow of a machine, with the values that the machine gives to its guard: `isReported SUCCESS`. */
export type ChartTransition = Arrow

/** A state with all that is inside it. */
export type ChartState = {
  /** The way to it, `LOGIN.filling`; the machine itself is ''. */
  name: string
  title: string
  isParallel: boolean
  /** Lives side by side with others of a parallel state. */
  isRegion: boolean
  /** Nothing leads out of it. */
  isEnd: boolean
  /** The name of the child in which it begins. */
  initial: string | undefined
  transitions: ChartTransition[]
  /** What it hears and does nothing about, although a state around it might. */
  ignores: ChartTransition[]
  children: ChartState[]
}

/** What a machine looks like, read from its code. */
export function chartOf(machine: AnyStateMachine): ChartState {
  const test = toTestMachine(machine)
  const felt = new Set(arrowsOf(test).map(({ key }) => key))

  function stateOf(node: AnyStateNode, canBeLeft: boolean): ChartState {
    const lists = [...node.transitions.values(), node.always ?? []]
    const all = lists.flatMap((branches) => branches.map(transitionOf))
    const transitions = all.filter(({ key }) => felt.has(key))
    const leaves = canBeLeft || transitions.some(({ to }) => to.length > 0)
    const children = Object.values(node.states).map((child) => stateOf(child, leaves))
    return {
      name: nameOf(node),
      title: node.parent ? node.key : machine.id,
      isParallel: node.type === 'parallel',
      isRegion: node.parent?.type === 'parallel',
      isEnd: node.type === 'final' || (children.length === 0 && !leaves),
      initial: node.initial?.target[0] && nameOf(node.initial.target[0]),
      transitions,
      ignores: all.filter(({ key }) => !felt.has(key)),
      children,
    }
  }
  return stateOf(test.root, false)
}

/** Every arrow of a chart, outer states first. */
export function transitionsOf({ transitions, children }: ChartState): ChartTransition[] {
  return [...transitions, ...children.flatMap(transitionsOf)]
}

/** Every state of a chart but the machine itself, outer states first. */
export function statesOf({ children }: ChartState): ChartState[] {
  return children.flatMap((child) => [child, ...statesOf(child)])
}

function transitionOf(transition: AnyTransitionDefinition): ChartTransition {
  const arrow = arrowOf(transition)
  return arrow.guard === undefined ? arrow : { ...arrow, guard: [arrow.guard, ...paramsOf(transition)].join(' ') }
}
