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
  return guard === undefined ? undefined : calledOf(guard)
}

/** The name of a guard or an action with the values that the machine gives to it, `isReported SUCCESS`; what a function gives is only known when an event happens. */
export function calledOf(called: unknown): string {
  if (typeof called === 'string') return called
  if (typeof called === 'function') return called.name
  const { type, params }: { type?: unknown; params?: unknown } = Object(called)
  const given = typeof params === 'object' ? Object.values(params ?? {}) : []
  return [type, ...given.filter((one) => typeof one !== 'function').map((one) => [one].flat().join(', '))].join(' ')
}

/** One that is not only keeps an event from an outer state, or refuses it. */
export function isFelt({ target, actions }: AnyTransitionDefinition): boolean {
  return target !== undefined || actions.length > 0
}

/** All transitions of its state for the same event, in their order. */
export function branchesOf(transition: AnyTransitionDefinition): AnyTransitionDefinition[] {
  return listsOf(transition.source).get(eventOf(transition)) ?? []
}

/** The transitions of a state by their events; those that happen at once are under ''. */
export function listsOf({ transitions, always = [] }: AnyStateNode): Map<string, AnyTransitionDefinition[]> {
  return new Map<string, AnyTransitionDefinition[]>([...transitions, ['', always]])
}

function eventOf({ source, eventType }: AnyTransitionDefinition): string {
  return source.transitions.has(eventType) ? eventType : ''
}

/** A state and all states in it, outer ones first. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values<AnyStateNode>(node.states).flatMap(nodesOf)]
}
