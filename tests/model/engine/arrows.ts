import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** One arrow of a production machine, as a drawing shows it. */
export type Arrow = {
  /** Unique in its machine: `LOGIN.filling — phone.submitted [0]`. */
  key: string
  from: string
  /** An actor's answer is `<actor>.resolves` or `.rejects`, the end of a delay `<delay>.elapses`; '' happens at once. */
  event: string
  /** The place among the transitions that this state has for this event. */
  branch: number
  /** Empty: it stays where it is. */
  to: string[]
  guard?: string
}

/** Every arrow of a test machine. One that only keeps an event from an outer state is none: nothing happens. */
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
  const branch = branchesOf(transition).indexOf(transition)
  const from = nameOf(source)
  const guard = guardOf(transition)
  return {
    key: `${from || 'anywhere'} — ${event || 'at once'} [${branch}]`,
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

/** All transitions of its state for the same event, in their order. */
export function branchesOf(transition: AnyTransitionDefinition): AnyTransitionDefinition[] {
  return listsOf(transition.source).get(eventOf(transition)) ?? []
}

/** The transitions of a state by their events; those that happen at once are under ''. */
function listsOf({ transitions, always = [] }: AnyStateNode): Map<string, AnyTransitionDefinition[]> {
  return new Map<string, AnyTransitionDefinition[]>([...transitions, ['', always]])
}

function eventOf({ source, eventType }: AnyTransitionDefinition): string {
  return source.transitions.has(eventType) ? eventType : ''
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values<AnyStateNode>(node.states).flatMap(nodesOf)]
}
