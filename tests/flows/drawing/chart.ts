import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { arrowOf, arrowsOf, nameOf, type Arrow } from '#tests/model/engine/arrows.ts'
import { toTestMachine } from '#tests/model/engine/to-test-machine.ts'

/** A state with all that is inside it. */
export type ChartState = {
  /** Its path in the machine, `LOGIN.filling`; the machine itself is ''. */
  name: string
  title: string
  /** What views ask of it. */
  tags: readonly string[]
  /** Active at the same time as others of a parallel state. */
  isRegion: boolean
  /** Nothing leads out of it. */
  isEnd: boolean
  /** The name of the child in which it begins; a parallel state begins in all of them. */
  initial: string | undefined
  transitions: Arrow[]
  /** Events that it drops, although a state around it might take them. */
  ignores: Arrow[]
  children: ChartState[]
}

/** What a machine looks like, read from its code. */
export function chartOf(machine: AnyStateMachine): ChartState {
  const test = toTestMachine(machine)
  const effective = new Set(arrowsOf(test).map(({ key }) => key))

  function stateOf(node: AnyStateNode, canBeLeft: boolean): ChartState {
    const all = [...node.transitions.values(), node.always ?? []].flat().map(arrowOf)
    const transitions = all.filter(({ key }) => effective.has(key))
    const leaves = canBeLeft || transitions.some(({ to }) => to.length > 0)
    const children = Object.values(node.states).map((child) => stateOf(child, leaves))
    const initial = node.type === 'parallel' ? undefined : node.initial?.target[0]
    return {
      name: nameOf(node),
      title: node.parent ? node.key : machine.id,
      tags: node.tags,
      isRegion: node.parent?.type === 'parallel',
      isEnd: node.type === 'final' || (children.length === 0 && !leaves),
      initial: initial && nameOf(initial),
      transitions,
      ignores: all.filter(({ key }) => !effective.has(key)),
      children,
    }
  }
  return stateOf(test.root, false)
}

/** The state itself and every state in it, outer states first. */
export function statesOf(state: ChartState): ChartState[] {
  return [state, ...state.children.flatMap(statesOf)]
}

/** Every arrow that begins in a state or inside it. */
export function transitionsOf(state: ChartState): Arrow[] {
  return statesOf(state).flatMap(({ transitions }) => transitions)
}

/** What takes a transition: `phone.submitted [hasPhone]`. */
export function labelOf({ event, guard, branch }: Arrow): string {
  const condition = guard ?? (branch > 0 ? 'else' : undefined)
  return [event === '' ? 'at once' : event, condition && `[${condition}]`].filter(Boolean).join(' ')
}

/** Whether one state is the other or contains it. */
export function contains(outer: string, inner: string): boolean {
  return outer === '' || outer === inner || inner.startsWith(`${outer}.`)
}
