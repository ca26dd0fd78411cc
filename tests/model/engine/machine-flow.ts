// A flow is made of a machine and its model: what may happen, as data. One driver plays all of them over HTTP.

import {
  createActor,
  SimulatedClock,
  waitFor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFrom,
  type InputFrom,
  type OutputFrom,
  type SnapshotFrom,
} from 'xstate'
import { isDeepStrictEqual } from 'node:util'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import { stateName } from './arrows.ts'
import { differences } from './differences.ts'
import { createGate, openEdge, type ClientOptions, type EdgeFault } from './edge.ts'
import type { Flow, Stage } from './flow.ts'
import type { FlowPlace } from './flow-place.ts'
import { actorOf, isOutcome, modelOf, type AnyEvent, type Model } from './paths.ts'
import { changesBetween, innermost, sayable, type StepTrace } from './trace.ts'

/** The outermost states of a machine. */
type StateOf<Machine extends AnyStateMachine> = SnapshotFrom<Machine>['value'] extends infer Value
  ? Value extends string
    ? Value
    : keyof Value & string
  : never

type DelaysOf<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['delays']>

/** What an invoked actor answers and the end of a delay, as events. */
type OutcomeOf<Machine extends AnyStateMachine> =
  | ValueOf<{ [Name in keyof ActorsOf<Machine> & string]: AnswerOf<Name, ActorsOf<Machine>[Name]> }>
  | ValueOf<{ [Name in keyof DelaysOf<Machine> & string]: { type: `${Name}.elapses` } }>

type ValueOf<Values> = Values[keyof Values]

type AnswerOf<Name extends string, Logic> =
  | { type: `${Name}.resolves`; output: OutputFrom<Logic> }
  | { type: `${Name}.rejects`; error: Error }

export type StepOf<Machine extends AnyStateMachine> = EventFrom<Machine> | OutcomeOf<Machine>

/** One thing that may happen. */
export type Row<Step extends AnyEvent = AnyEvent, World = unknown> = {
  event: Step
  /** Distinguishes it from others of its type: its title is `type (detail)`. */
  detail?: string
  /** Where it is tried; unset, wherever the machine takes it. */
  offered?: (snapshot: AnyMachineSnapshot) => boolean
  /** Every message that people get by it, to the letter; 'cleared' when the last ones are taken away. */
  shows?: string | readonly string[]
  /** Of the end of a delay: how many milliseconds it may last. */
  lasts?: number | readonly number[]
  /** What of a person's event is the world's own. */
  own?: (world: World) => Promise<object> | object
  /** Brings the API or the browser to give this answer, and answers how to undo that. */
  prepare?: (world: World, snapshot: AnyMachineSnapshot) => Promise<Undo> | Undo
  fault?: EdgeFault
}
type Undo = (() => void) | void

/** What is wrong with a state and its world that the model cannot know, as sentences. */
type Check<Machine extends AnyStateMachine, World> = {
  check(shown: SnapshotFrom<Machine>, world: World): Promise<readonly string[]> | readonly string[]
}['check']

export type Opened = {
  place: FlowPlace
  /** Distinguishes the paths that share an API. */
  index: number
  clientOf: (options?: ClientOptions) => ApiClient
  send: (event: AnyEvent) => void
}

type WorldOf<Machine extends AnyStateMachine> = { actors: ActorsOf<Machine>; input?: InputFrom<Machine> }

type MachineModel<Machine extends AnyStateMachine, World> = {
  /** Distinguishes two models of one machine; unset, its machine's id. */
  name?: string
  input?: InputFrom<Machine>
  /** The production actors in a world of their own, and what answers are prepared with. Its `input` goes before the model's. */
  open: (opened: Opened) => Promise<World> | World
  events: readonly Row<StepOf<Machine>, NoInfer<World>>[]
  readByGuards?: (snapshot: AnyMachineSnapshot) => unknown
  /** By the outermost states. */
  checks?: { [Name in StateOf<Machine>]?: Check<Machine, NoInfer<World>> }
  /** What of the context can be compared with the model's: ids and tokens are the world's own. */
  shownOf?: (snapshot: AnyMachineSnapshot) => unknown
  emittedOf?: (emitted: object) => unknown
  untaken?: Readonly<Record<string, string>>
  /** Why two guests cannot share the API: what it prepares is everybody's. */
  alone?: string
}

export function flowOf<Machine extends AnyStateMachine>(machine: Machine) {
  return <World extends WorldOf<Machine>>(definition: MachineModel<Machine, World>): Flow =>
    machineFlow<Machine, World>(machine, definition)
}

/** A model whose events and states are not checked by the machine's types. */
type LooseModel<Machine extends AnyStateMachine, World> = Omit<MachineModel<Machine, World>, 'events' | 'checks'> & {
  events: readonly Row<AnyEvent, NoInfer<World>>[]
  checks?: { [name: string]: Check<AnyStateMachine, NoInfer<World>> | undefined }
}

export function machineFlow<Machine extends AnyStateMachine, World extends WorldOf<Machine>>(
  machine: Machine,
  definition: LooseModel<Machine, World>,
): Flow {
  const { name = machine.id, input, events: rows } = definition
  const rowOf = new Map<AnyEvent, Row<AnyEvent, World>>(rows.map((row) => [row.event, row]))
  const titleOf = ({ event, detail }: Row<AnyEvent, never>) =>
    detail === undefined ? event.type : `${event.type} (${detail})`
  const makeModel = () =>
    modelOf(machine, {
      name,
      input,
      events: rows.map(({ event }) => event),
      offers: (snapshot, event) => rowOf.get(event)?.offered?.(snapshot) ?? true,
      ...(definition.readByGuards && { readByGuards: definition.readByGuards }),
      titleOf: (event) => titleOf(rowOf.get(event) ?? { event }),
    })
  let model: Model | undefined
  const byTitle = <Value>(read: (row: Row<AnyEvent, World>) => Value | undefined) =>
    Object.fromEntries(
      rows.flatMap((row) => {
        const value = read(row)
        return value === undefined ? [] : [[titleOf(row), value] as const]
      }),
    )

  return {
    name,
    machine,
    // Its paths take a while: they are generated for the flows that are driven.
    get model() {
      return (model ??= makeModel())
    },
    open: (place, index) => openStage({ machine, definition, rowOf }, place, index),
    messages: byTitle(({ shows }) => shows),
    faults: byTitle(({ fault }) => fault),
    untaken: definition.untaken ?? {},
    alone: definition.alone,
  }
}

type Plan<Machine extends AnyStateMachine, World> = {
  machine: Machine
  definition: LooseModel<Machine, World>
  rowOf: ReadonlyMap<AnyEvent, Row<AnyEvent, World>>
}

const PATIENCE_MS = 5_000

/** The production machine with its real actors: what it shows and emits is compared with what the model does. */
async function openStage<Machine extends AnyStateMachine, World extends WorldOf<Machine>>(
  plan: Plan<Machine, World>,
  place: FlowPlace,
  index: number,
): Promise<Stage> {
  const edge = openEdge(place)
  const running: AnyActorRef[] = []
  const world = await plan.definition.open({
    place,
    index,
    clientOf: edge.clientOf,
    send: (event) => running.forEach((actor) => actor.send(event)),
  })
  return stageIn(plan, { world, edge, running, isTraced: place.isTraced })
}

type Browser<World> = {
  world: World
  edge: ReturnType<typeof openEdge>
  running: AnyActorRef[]
  isTraced: boolean
}

/** One tab of a browser. */
function stageIn<Machine extends AnyStateMachine, World extends WorldOf<Machine>>(
  plan: Plan<Machine, World>,
  browser: Browser<World>,
): Stage {
  const { machine, definition, rowOf } = plan
  const { world, edge, running } = browser
  const { shownOf = ({ context }) => context, emittedOf = withoutStacks } = definition
  const checks = new Map(Object.entries(definition.checks ?? {}))
  const gate = createGate()
  const clock = new SimulatedClock()
  const undoing: (() => void)[] = []
  const actors = Object.entries<AnyActorLogic>(world.actors).map(([name, logic]) => [name, gate.hold(name, logic)])
  const provided: AnyStateMachine = machine.provide({ actors: Object.fromEntries(actors) })
  const actor = createActor(provided, { clock, input: world.input ?? definition.input })
  running.push(actor)

  const emitted: unknown[] = []
  let taken = 0
  actor.system.inspect((seen) => {
    if (seen.actorRef === actor && seen.type === '@xstate.microstep') taken += seen._transitions.length
  })
  // What it throws is seen in its state.
  actor.subscribe({ error: () => {} })
  actor.on('*', (one: object) => emitted.push(emittedOf(one)))
  let before: AnyMachineSnapshot = actor.getSnapshot()
  actor.start()
  taken = 0

  const wholeOf = (snapshot: AnyMachineSnapshot) => ({ value: snapshot.value, shown: shownOf(snapshot) })

  /** What was done since it was asked last. */
  function traceOf(shown: AnyMachineSnapshot): StepTrace {
    const [calls, messages] = [edge.calls.splice(0), emitted.splice(0)]
    const state = innermost(shown)
    if (!browser.isTraced) return { state, calls, changes: [], messages: [] }
    const changes = changesBetween(before, shown)
    before = shown
    return { state, calls, changes, messages: messages.map(sayable) }
  }

  async function answer({ type }: AnyEvent, { prepare, fault, lasts }: Row<AnyEvent, World>): Promise<void> {
    const name = type.slice(0, type.lastIndexOf('.'))
    if (type.endsWith('.elapses')) {
      const length = delayOf(provided, name, actor.getSnapshot())
      if (lasts !== undefined && ![lasts].flat().includes(length)) throw new Error(`${name} lasts ${length} ms`)
      return clock.increment(length)
    }
    const undo = await prepare?.(world, actor.getSnapshot())
    if (undo) undoing.push(undo)
    edge.failWith(fault)
    return gate.open(name)
  }

  async function play(event: AnyEvent): Promise<void> {
    const row: Row<AnyEvent, World> = rowOf.get(event) ?? { event }
    if (isOutcome(event.type)) return answer(event, row)
    return actor.send({ ...event, ...(await row.own?.(world)) })
  }

  /** What may be in no state. */
  function alwaysWrong(): string[] {
    const { status, error } = actor.getSnapshot()
    return [...edge.broken.splice(0), ...(status === 'error' ? [`It ended with ${String(error)}`] : [])]
  }

  function restore(): void {
    edge.failWith(undefined)
    for (const undo of undoing.splice(0)) undo()
  }

  return {
    play,
    async look(expected) {
      const wanted = { ...wholeOf(expected.snapshot), emitted: expected.emitted.map(emittedOf) }
      const seenAt = (shown: AnyMachineSnapshot) => ({ ...wholeOf(shown), emitted })
      const isThere = (shown: AnyMachineSnapshot) => taken >= expected.taken && isDeepStrictEqual(seenAt(shown), wanted)
      const shown = await waitFor(actor, isThere, { timeout: PATIENCE_MS }).catch(() => actor.getSnapshot())
      restore()
      const wrong = [
        ...alwaysWrong(),
        ...differences(wanted, seenAt(shown)),
        ...((await checks.get(stateName(shown))?.(shown, world)) ?? []),
      ]
      const trace = traceOf(shown)
      taken = 0
      return { wrong, trace }
    },
    secondTab: () => stageIn(plan, browser),
    async tryOut(event) {
      const name = actorOf(event)
      const isPossible =
        name === undefined ? actor.getSnapshot().can(event) : event.type.endsWith('.elapses') || gate.isWaiting(name)
      // What this tab was to meet may be gone.
      if (isPossible) await play(event).catch(() => {})
      await gate.settled(PATIENCE_MS)
      restore()
      return { wrong: alwaysWrong(), trace: traceOf(actor.getSnapshot()) }
    },
    close: () => actor.stop(),
  }
}

/** How long a delay lasts now. */
function delayOf({ implementations }: AnyStateMachine, name: string, { context }: AnyMachineSnapshot): number {
  const delay: unknown = implementations.delays[name]
  const length: unknown = typeof delay === 'function' ? delay({ context }) : delay
  if (typeof length !== 'number') throw new Error(`The delay ${name} has no length`)
  return length
}

/** An error by its sentence: where it was made does not belong to what was emitted. */
function withoutStacks(emitted: object): object {
  return Object.fromEntries(
    Object.entries(emitted).map(([key, value]) => [key, value instanceof Error ? value.message : value]),
  )
}
