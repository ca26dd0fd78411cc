import { getInitialSnapshot, getNextSnapshot, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { adjacencyMapToArray, createTestModel, type AdjacencyMap } from 'xstate/graph'
import { toTestMachine } from './to-test-machine.ts'

export type ModelStep<Event> = { event: Event; before: AnyMachineSnapshot; after: AnyMachineSnapshot }
export type ModelPath<Event> = { title: string; steps: ModelStep<Event>[] }

export type Model<Event> = {
  /** Together they take every transition of the model, each path as short as can be. */
  paths: ModelPath<Event>[]
  /** Every transition there is, found without the paths. */
  transitions: Set<string>
  nameOf(step: ModelStep<Event>): string
  titleOf(event: Event): string
  /** Every state that paths come through, and what may happen in any of them. */
  states: AnyMachineSnapshot[]
  events: readonly Event[]
  next(before: AnyMachineSnapshot, event: Event): AnyMachineSnapshot
}

type ModelOptions<Event> = {
  input?: unknown
  /** Every event that may happen, with its payloads. */
  events: readonly Event[]
  /** What is tried in a state: an event that the machine would refuse there is never tried. */
  offers?: (snapshot: AnyMachineSnapshot, event: Event) => boolean
  /** What of the context the guards of this state read: with its value it tells one state of the model from another. */
  readByGuards?: (snapshot: AnyMachineSnapshot) => unknown
  titleOf: (event: Event) => string
}

export function modelOf<Event extends { type: string }>(
  machine: AnyStateMachine,
  { input, events, offers = () => true, readByGuards = () => [], titleOf }: ModelOptions<Event>,
): Model<Event> {
  const identityOf = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, readByGuards(snapshot)])
  const nameOf = ({ before, event, after }: ModelStep<Event>) =>
    `${identityOf(before)} — ${titleOf(event)} → ${identityOf(after)}`
  const identified = (snapshot: AnyMachineSnapshot) => [identityOf(snapshot), snapshot] as const
  const eventOf = (tried: { type: string }) => events.find((event) => event === tried)

  const testMachine = toTestMachine(machine)
  const model = createTestModel(testMachine, {
    input,
    events: [...events],
    // An event counts as itself, not as its type: one without an entry in `events` is left out.
    filterEvents: (snapshot, tried) => {
      const event = eventOf(tried)
      return event !== undefined && snapshot.can(event) && offers(snapshot, event)
    },
    // With the way into a state a part of it, each transition is a place of its own that a path must reach.
    serializeState: (snapshot, tried, previous) => {
      const event = tried && eventOf(tried)
      return event && previous ? nameOf({ before: previous, event, after: snapshot }) : identityOf(snapshot)
    },
    serializeEvent: (tried) => {
      const event = eventOf(tried)
      return event ? titleOf(event) : tried.type
    },
  })

  const paths = model.getShortestPaths().map(({ steps }) => {
    const taken = walk(steps.flatMap(({ event }) => eventOf(event) ?? []))
    return { title: taken.map(({ event }) => titleOf(event)).join(' → '), steps: taken }
  })

  // The model's own snapshots stand for all with the same identity; those of a walk are exact, down to the sentences they show.
  function walk(taken: readonly Event[]): ModelStep<Event>[] {
    let before: AnyMachineSnapshot = getInitialSnapshot(testMachine, input)
    return taken.map((event) => {
      const step = { event, before, after: getNextSnapshot(testMachine, before, event) }
      before = step.after
      return step
    })
  }

  const adjacency: AdjacencyMap<AnyMachineSnapshot, Event> = model.getAdjacencyMap()
  const taken = adjacencyMapToArray(adjacency).map(({ state: before, event, nextState: after }) => ({
    before,
    event,
    after,
  }))
  return {
    paths: paths.filter(({ steps }) => steps.length > 0),
    transitions: new Set(taken.map(nameOf)),
    nameOf,
    titleOf,
    states: [...new Map(taken.flatMap(({ before, after }) => [before, after].map(identified))).values()],
    events,
    next: (before, event) => getNextSnapshot(testMachine, before, event),
  }
}
