import { createHash } from 'node:crypto'
import {
  createActor,
  getNextSnapshot,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate'
import { createTestModel, type AdjacencyMap } from 'xstate/graph'
import { placeOf, sentenceOf } from './sentences.ts'
import { toTestMachine } from './to-test-machine.ts'

export type AnyEvent = { type: string }

/** Whether an event is an actor's answer or the end of a delay, which no person can send. */
export function isOutcome(type: string): boolean {
  return /\.(resolves|rejects|elapses)$/.test(type)
}

/** One transition of the model. */
export type Move = { event: AnyEvent; before: AnyMachineSnapshot; after: AnyMachineSnapshot }

/** A transition of a path, and what else is known of it. */
export type ModelStep = Move & {
  /** The transitions that were taken, in their order. */
  taken: AnyTransitionDefinition[]
  /** Toasts, alerts, ways to go. */
  emitted: object[]
  /** Whose step it is where two share the API. */
  by: By | undefined
}

/** Two tabs are of one browser; two guests share only the API. */
export type By = `${'tab' | 'guest'} ${1 | 2}`
export type HistoryEntry = { event: AnyEvent; by?: By | undefined }

export type ModelPath = {
  /** Made of its events alone: it stays as it is while other paths come and go. */
  id: string
  /** Its events by their titles. */
  titles: string[]
  /** One a step, for people. */
  sentences: string[]
  /** What the machine shows and emits before anything happened. */
  begun: AnyMachineSnapshot
  emitted: object[]
  steps: ModelStep[]
  /** It is what someone did, who may have done what nobody is expected to. */
  isTold?: true
}

/** An event that a guard refuses in a state which would take it otherwise; `source` is the state with that guard. */
export type Refusal = { before: AnyMachineSnapshot; event: AnyEvent; source: AnyStateNode }

export type Model = {
  /** The production machine as it can be walked. */
  machine: AnyStateMachine
  /** Together they take every transition of the model, each path as short as can be. */
  paths: ModelPath[]
  refusals: Refusal[]
  /** The path of these events by their titles, also one that is not among `paths`. Throws where one of them cannot happen. */
  pathBy(titles: readonly string[]): ModelPath
  /** A path of what someone did, also where the model expects nobody to do it. */
  toldPath(titles: readonly string[]): ModelPath
  pathOf(happened: readonly HistoryEntry[]): ModelPath
  /** What may happen after a transition, or first. */
  eventsAfter(last: Move | undefined): AnyEvent[]
  moveBy(last: Move | undefined, event: AnyEvent): Move
  /** The names of all transitions, found without the paths. */
  transitions: Set<string>
  /** Each transition followed by each that can follow it. */
  pairs: Set<string>
  nameOf(move: Move): string
  identityOf(snapshot: AnyMachineSnapshot): string
  titleOf(event: AnyEvent): string
}

type ModelOptions = {
  name: string
  input: unknown
  /** Every event that may happen, with its payloads. */
  events: readonly AnyEvent[]
  /** What is tried in a state: an event that the machine would refuse there is never tried. */
  offers: (snapshot: AnyMachineSnapshot, event: AnyEvent) => boolean
  /** The part of the context that guards read: with the state's value it distinguishes one state of the model from another. */
  readByGuards?: (snapshot: AnyMachineSnapshot) => unknown
  titleOf: (event: AnyEvent) => string
}

export function modelOf(
  machine: AnyStateMachine,
  { name, input, events, offers, readByGuards = () => [], titleOf }: ModelOptions,
): Model {
  const identityOf = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, readByGuards(snapshot)])
  const nameOf: Model['nameOf'] = ({ before, event, after }) =>
    `${identityOf(before)} — ${titleOf(event)} → ${identityOf(after)}`
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

  function happenedBy(titles: readonly string[]): HistoryEntry[] {
    return titles.map((whole) => {
      const by = BY.find((one) => whole.startsWith(`${one}: `))
      const title = by ? whole.slice(by.length + 2) : whole
      const event = events.find((one) => titleOf(one) === title)
      if (!event) throw new Error(`The model of ${name} has no event "${title}" any more`)
      return { event, by }
    })
  }

  // The model's own snapshots stand for all with the same identity; those of a trace are exact, down to the sentences they show.
  function pathOf(happened: readonly HistoryEntry[], allowed = offers): ModelPath {
    const traces = new Map(
      [...Map.groupBy(happened, ({ by }) => by)].map(([by, own]) => {
        const events = own.map(({ event }) => event)
        return [by, traceOf(testMachine, input, events, allowed)] as const
      }),
    )
    const [{ begun, emitted } = traceOf(testMachine, input, [])] = traces.values()
    const steps = happened.flatMap(({ by }) =>
      (traces.get(by)?.steps.splice(0, 1) ?? []).map((step) => ({ ...step, by })),
    )
    const titles = steps.map(({ event, by }) => (by ? `${by}: ${titleOf(event)}` : titleOf(event)))
    const sentences = steps.map((step) => sentenceOf(titleOf(step.event), step))
    return { id: idOf(name, titles), titles, sentences, begun, emitted, steps }
  }

  const paths = model.getShortestPaths().map(({ steps }) => {
    const taken = steps.flatMap(({ event }) => eventOf(event) ?? [])
    return pathOf(taken.map((event) => ({ event })))
  })

  const { begun } = traceOf(testMachine, input, [])
  const adjacency: AdjacencyMap<AnyMachineSnapshot, AnyEvent> = model.getAdjacencyMap()
  // Its places are the transitions by their names, and where the machine begins.
  const moves = Object.entries(adjacency).flatMap(([last, { state: before, transitions: taken }]) =>
    Object.values<{ event: AnyEvent; state: AnyMachineSnapshot }>(taken).map(({ event, state: after }) => {
      const move: Move = { before, event, after }
      return { last, move, name: nameOf(move) }
    }),
  )
  const byName = new Map(moves.map(({ name: of, move }) => [of, move]))
  const pairs = moves.flatMap(({ last, move, name: next }) => {
    const before = byName.get(last)
    return before && !hasAnswered(before, move.event) ? [pairName(last, next)] : []
  })
  const places = new Map(Object.values(adjacency).map(({ state }) => [identityOf(state), state]))
  return {
    machine: testMachine,
    paths: paths.filter(({ steps }) => steps.length > 0),
    refusals: [...places.values()].flatMap((before) =>
      refusalsIn(
        before,
        events.filter((event) => offers(before, event)),
      ),
    ),
    pathBy: (titles) => pathOf(happenedBy(titles)),
    toldPath: (titles) => ({ ...pathOf(happenedBy(titles), () => true), isTold: true }),
    pathOf,
    eventsAfter: (last) => {
      const before = last?.after ?? begun
      return events.filter((event) => before.can(event) && offers(before, event) && !(last && hasAnswered(last, event)))
    },
    moveBy: (last, event) => {
      const before = last?.after ?? begun
      return { before, event, after: getNextSnapshot(testMachine, before, event) }
    },
    transitions: new Set(byName.keys()),
    pairs: new Set(pairs),
    nameOf,
    identityOf,
    titleOf,
  }
}

const BY: readonly By[] = ['tab 1', 'tab 2', 'guest 1', 'guest 2']

/** Whether the actor that would answer so has answered already, and was not asked again. */
function hasAnswered({ before, event }: Move, next: AnyEvent): boolean {
  const source = before._nodes.findLast(({ transitions }) => transitions.has(event.type))
  const isKept = source?.transitions.get(event.type)?.every(({ target }) => target === undefined) ?? false
  return isKept && actorOf(event) !== undefined && actorOf(event) === actorOf(next)
}

/** Whose answer it is. */
export function actorOf({ type }: AnyEvent): string | undefined {
  return isOutcome(type) ? type.slice(0, type.lastIndexOf('.')) : undefined
}

/** The name of a pair of transitions. */
export function pairName(one: string, next: string): string {
  return `${one}\n${next}`
}

/** What the guards of a state refuse, of these events. */
function refusalsIn(before: AnyMachineSnapshot, events: readonly AnyEvent[]): Refusal[] {
  return events.flatMap((event) => {
    // The innermost state decides.
    const source = before._nodes.findLast(({ transitions }) => transitions.has(event.type))
    const isGuarded = source?.transitions.get(event.type)?.some(({ guard }) => guard !== undefined)
    return source && isGuarded && !before.can(event) ? [{ before, event, source }] : []
  })
}

/** The events one after another through a test machine, exact down to the sentences it shows. */
function traceOf(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly AnyEvent[],
  offers: ModelOptions['offers'] = () => true,
): { begun: AnyMachineSnapshot; emitted: object[]; steps: Omit<ModelStep, 'by'>[] } {
  const taken: AnyTransitionDefinition[] = []
  const emitted: object[] = []
  const actor = createActor(machine, {
    input,
    inspect(seen) {
      if (seen.type === '@xstate.microstep') taken.push(...seen._transitions)
    },
  })
  actor.on('*', (one: object) => emitted.push(one))
  actor.start()
  const begun: AnyMachineSnapshot = actor.getSnapshot()
  const first = emitted.splice(0)
  taken.length = 0

  let before = begun
  const steps = events.map((event, index) => {
    if (!before.can(event) || !offers(before, event))
      throw new Error(`Step ${index + 1}, ${event.type}, cannot happen in ${placeOf(before.value)} any more`)
    actor.send(event)
    const after: AnyMachineSnapshot = actor.getSnapshot()
    const step = { event, before, after, taken: taken.splice(0), emitted: emitted.splice(0) }
    before = after
    return step
  })
  actor.stop()
  return { begun, emitted: first, steps }
}

function idOf(model: string, titles: readonly string[]): string {
  return createHash('sha256')
    .update([model, ...titles].join('\n'))
    .digest('hex')
    .slice(0, 10)
}
