// What a machine does, as a table that people read and accept: a line for each event of each state. What stands in its configuration is joined
// with what its paths show: a guard that was turned round within a function still leads elsewhere.

import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { arrowOf, calledOf, isFelt, listsOf, nameOf, nodesOf } from './arrows.ts'
import { conditionsOf, PLACE } from './conditions.ts'
import { differingPlaces, leavesOf, written, type Leaf } from './differences.ts'
import type { Flow } from './flow.ts'
import { sentencesOf } from './oracles.ts'
import type { ModelStep, Refusal } from './paths.ts'

export const COLUMNS = ['In', 'Event', 'If', 'Leads to', 'Does', 'Shows', 'Changes', 'When'] as const
export type Column = (typeof COLUMNS)[number]
/** A line of the table; a cell that says nothing is ''. */
export type Line = Readonly<Record<Column, string>>

/** The lines of a flow: states in the order of their names, each with what it is and then its events in theirs. */
export function tableOf({ model, machine }: Flow): Line[] {
  const steps = model.paths.flatMap((path) => path.steps)
  const begun = model.paths.map(({ begun: after }): Entry => ({ after, event: { type: 'xstate.init' } }))
  const arrivals = [...begun, ...steps]
  const observed = observedIn(steps)
  const conditions = conditionsIn(steps, model.refusals)
  const produced = new Map(nodesOf(machine.root).map((node) => [nameOf(node), node]))

  return nodesOf(model.machine.root)
    .toSorted((one, other) => inOrder(nameOf(one), nameOf(other)))
    .flatMap((node) => {
      const entered = arrivals.filter(({ before, after }) => isIn(node, after) && !(before && isIn(node, before)))
      const own = produced.get(nameOf(node))
      const events = [...listsOf(node)].toSorted(([one], [other]) => inOrder(one, other))
      return [
        ...stateLines(node, node.parent ? {} : begun[0]?.after.context),
        ...(own ? workLines(own, machine, entered) : []),
        ...events.flatMap(([, list]) => list.map((transition) => eventLine(transition, { observed, conditions }))),
      ]
    })
}

const isIn = (node: AnyStateNode, { _nodes }: AnyMachineSnapshot) => _nodes.includes(node)
const inOrder = (one: string, other: string) => (one < other ? -1 : Number(one > other))

const emptyLine: Line = { In: '', Event: '', If: '', 'Leads to': '', Does: '', Shows: '', Changes: '', When: '' }

function lineOf(node: AnyStateNode, Event: string, cells: Partial<Line>): Line {
  return { ...emptyLine, In: nameOf(node) || 'anywhere', Event, ...cells }
}

/** What a state does when it is entered and left, in which state it begins, and what views ask of it; of the machine itself, what it knows then. */
function stateLines(node: AnyStateNode, context: object = {}): Line[] {
  const begin = node.type === 'parallel' ? Object.values(node.states) : (node.initial?.target ?? [])
  const entered = {
    'Leads to': node.type === 'final' ? 'the end' : begin.map(nameOf).join(' + '),
    Does: doneBy([...node.entry, ...(node.initial?.actions ?? [])]),
    Shows: node.tags.map((tag) => `#${tag}`).join(' '),
    Changes: valuesAt(Object.entries(context).filter(([, value]) => value !== undefined)),
  }
  return [
    ...(Object.values(entered).some(Boolean) ? [lineOf(node, 'entered', entered)] : []),
    ...(node.exit.length > 0 ? [lineOf(node, 'left', { Does: doneBy(node.exit) })] : []),
  ]
}

/** The actors that a state calls, with what they are given, and how long it waits. */
function workLines(node: AnyStateNode, machine: AnyStateMachine, entered: readonly Entry[]): Line[] {
  const calls = node.invoke.map(({ src, input }) => {
    const given = entered.map((step) => resolved(input, step))
    const Does = valuesAt(given.flatMap((one) => Object.entries(Object(one))))
    return lineOf(node, `asks ${typeof src === 'string' ? src : 'an actor'}`, { Does })
  })
  const waits = node.after.map(({ delay }) => {
    const length = typeof delay === 'number' ? delay : machine.implementations.delays[String(delay)]
    const lengths = entered.map((step) => resolved(length, step))
    return lineOf(node, `waits ${String(delay)}`, {
      Does: [...new Set(lengths)].map((ms) => `${String(ms)} ms`).join(', '),
    })
  })
  return [...calls, ...waits]
}

/** What led into a state; nothing was before the first. */
type Entry = Pick<ModelStep, 'after' | 'event'> & Partial<Pick<ModelStep, 'before'>>

function resolved(value: unknown, { after: { context }, event }: Entry): unknown {
  return typeof value === 'function' ? value({ context, event }) : value
}

type Seen = { observed: ReadonlyMap<string, ModelStep[]>; conditions: ReadonlyMap<string, ReadonlyMap<number, string>> }

function eventLine(transition: AnyTransitionDefinition, { observed, conditions }: Seen): Line {
  const { key, event, branch, to, guard } = arrowOf(transition)
  const { actions, target, reenter, source } = transition
  const steps = observed.get(key) ?? []
  const again = reenter ? ' again' : ''
  return lineOf(source, event || 'at once', {
    If: guard ?? (branch > 0 ? 'else' : ''),
    'Leads to': target === undefined ? (isFelt(transition) ? 'stays' : 'nothing') : `${to.join(' + ')}${again}`,
    Does: doneBy(actions),
    Shows: [...[...new Set(steps.flatMap(sentencesOf))].toSorted(), valuesAt(steps.flatMap(payloadsOf))]
      .filter(Boolean)
      .join('; '),
    Changes: valuesAt(
      steps.flatMap(({ before, after }) =>
        differingPlaces(before.context, after.context).map(([place, , value]) => [place, value] as const),
      ),
    ),
    When: conditions.get(listKey(transition))?.get(branch) ?? (isFelt(transition) ? 'never' : ''),
  })
}

/** In the sentence of a message already. */
const WORDED = ['type', 'placeType', 'tone', 'text', 'path', 'error', 'closeAfterMs']

/** What else a message carries. */
function payloadsOf({ emitted }: ModelStep): (readonly [string, unknown])[] {
  return emitted.flatMap((message) => {
    const { type }: { type?: string } = message
    const more = Object.entries(message).filter(([key]) => !WORDED.includes(key))
    return more.map(([key, value]) => [`${type}.${key}`, value] as const)
  })
}

/** Actions by their names; one that only assigns or emits by what it does. */
function doneBy(actions: readonly unknown[]): string {
  return actions.map(actionOf).join(', ')
}

function actionOf(action: unknown): string {
  const { type, assignment, event }: { type?: unknown; assignment?: unknown; event?: unknown } = Object(action)
  if (typeof action !== 'function' || typeof type !== 'string') return calledOf(action)
  const kind = type.replace('xstate.', '')
  if (typeof assignment === 'function') return `${kind} ${assignment.name}`.trim()
  if (typeof assignment === 'object') return `${kind} ${Object.keys(assignment ?? {}).join(' + ')}`
  return typeof event === 'object' ? `${kind} ${written(event)}` : kind
}

/** Places with what was found there: a value where it was always the same, or one of few. */
function valuesAt(found: readonly (readonly [string, unknown])[]): string {
  const places = Map.groupBy(found, ([place]) => place)
  return [...places]
    .toSorted(([one], [other]) => inOrder(one, other))
    .map(([place, values]) => {
      const texts = [...new Set(values.map(([, value]) => written(value)))]
      return texts.length > FEW ? `${place} (${texts.length} values)` : `${place}: ${texts.toSorted().join(' or ')}`
    })
    .join('; ')
}

const FEW = 3

/** The steps that each arrow began. */
function observedIn(steps: readonly ModelStep[]): ReadonlyMap<string, ModelStep[]> {
  return Map.groupBy(
    steps.filter(({ taken }) => taken.length > 0),
    ({ taken: [first] }) => (first ? arrowOf(first).key : ''),
  )
}

const listKey = (transition: AnyTransitionDefinition) => `${nameOf(transition.source)} — ${arrowOf(transition).event}`

/** When each branch of a state's transitions for an event is taken. */
function conditionsIn(
  steps: readonly ModelStep[],
  refusals: readonly Refusal[],
): ReadonlyMap<string, ReadonlyMap<number, string>> {
  const taken = steps.flatMap((step) =>
    step.taken.map((transition) => {
      const { event, branch: outcome } = arrowOf(transition)
      const sent = event === step.event.type ? step.event : {}
      // What happens at once reads what the event left, and leaves the state.
      const leaves = event === '' ? leavesOf(step.after.context) : leavesBefore(step.before, sent)
      return { list: listKey(transition), outcome, leaves: new Map(leaves) }
    }),
  )
  const refused = refusals.map(({ before, event, source }) => ({
    list: `${nameOf(source)} — ${event.type}`,
    outcome: refusingBranch(source.transitions.get(event.type) ?? []),
    leaves: new Map(leavesBefore(before, event)),
  }))
  const lists = Map.groupBy([...taken, ...refused], ({ list }) => list)
  return new Map([...lists].map(([list, situations]) => [list, conditionsOf(situations)]))
}

/** The guard that only refuses; without one, no guard took the event. */
function refusingBranch(branches: readonly AnyTransitionDefinition[]): number {
  return branches.findIndex((branch) => !isFelt(branch)) >>> 0
}

function leavesBefore({ context, _nodes }: AnyMachineSnapshot, event: object): Leaf[] {
  const inner = _nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(nameOf)
  return [
    ...leavesOf(context),
    ...leavesOf(event, 'event').filter(([place]) => place !== 'event.type'),
    [PLACE, inner.toSorted().join(' + ')],
  ]
}
