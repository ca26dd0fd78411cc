import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { TransitionHits } from './result.ts'

/** One arrow of a machine, as a drawing would show it. */
export type Arrow = Omit<TransitionHits, 'hits'>

/** Every arrow of a test machine. What only keeps an event from an outer state is none: nothing happens by it. */
export function arrowsOf(machine: AnyStateMachine): Arrow[] {
  return nodesOf(machine.root).flatMap((node) =>
    [...listsOf(node).values()].flatMap((list) => list.filter(isFelt).map(arrowOf)),
  )
}

/** Every state of a machine by its name, without the machine itself. */
export function stateNamesOf({ root }: AnyStateMachine): string[] {
  return nodesOf(root)
    .filter((node) => node !== root)
    .map(nameOf)
}

export function arrowOf(transition: AnyTransitionDefinition): Arrow {
  const { source, target = [] } = transition
  const event = eventOf(transition)
  const branch = siblingsOf(transition).indexOf(transition)
  const from = nameOf(source)
  const guard = guardOf(transition)
  return {
    key: `${from || 'anywhere'} — ${event || 'by itself'} [${branch}]`,
    from,
    event,
    branch,
    to: target.map(nameOf),
    ...(guard !== undefined && { guard }),
  }
}

/** The name of the state that a view shows: the outermost. */
export function stateName({ value }: AnyMachineSnapshot): string {
  return typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')
}

/** The way to a state in its machine: `LOGIN.filling`; '' is the machine itself. */
export function nameOf({ path }: AnyStateNode): string {
  return path.join('.')
}

function guardOf({ guard }: AnyTransitionDefinition): string | undefined {
  if (guard === undefined || typeof guard === 'string') return guard
  return typeof guard === 'function' ? guard.name : guard.type
}

function isFelt({ target, actions }: AnyTransitionDefinition): boolean {
  return target !== undefined || actions.length > 0
}

function siblingsOf(transition: AnyTransitionDefinition): AnyTransitionDefinition[] {
  return listsOf(transition.source).get(eventOf(transition)) ?? []
}

/** The transitions of a state by their events; those that happen by themselves are under ''. */
function listsOf({ transitions, always = [] }: AnyStateNode): Map<string, AnyTransitionDefinition[]> {
  return new Map<string, AnyTransitionDefinition[]>([...transitions, ['', always]])
}

function eventOf({ source, eventType }: AnyTransitionDefinition): string {
  return source.transitions.has(eventType) ? eventType : ''
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values<AnyStateNode>(node.states).flatMap(nodesOf)]
}
