// A production machine on a path of its model, with its real actors over HTTP.

import { isDeepStrictEqual } from 'node:util'
import {
  createActor,
  SimulatedClock,
  waitFor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { stateName } from './arrows.ts'
import { differences } from './differences.ts'
import { createGate, openEdge } from './edge.ts'
import type { Stage } from './flow.ts'
import type { FlowPlace } from './flow-place.ts'
import type { LooseModel, Row, WorldOf } from './machine-flow.ts'
import { actorOf, isOutcome, type AnyEvent } from './paths.ts'
import { changesBetween, innermost, sayable, type StepTrace } from './trace.ts'

export type Plan<Machine extends AnyStateMachine, World> = {
  machine: Machine
  definition: LooseModel<Machine, World>
  rowOf: ReadonlyMap<AnyEvent, Row<AnyEvent, World>>
}

/** What the stage of a path finds. */
export type Scene<World> = {
  place: FlowPlace
  world: World
  edge: ReturnType<typeof openEdge>
  /** The machines that hear what the world says. */
  running: AnyActorRef[]
}

const PATIENCE_MS = 5_000

export async function openScene<Machine extends AnyStateMachine, World extends WorldOf<Machine>>(
  { definition }: Plan<Machine, World>,
  place: FlowPlace,
  index: number,
): Promise<Scene<World>> {
  const edge = openEdge(place)
  const running: AnyActorRef[] = []
  const world = await definition.open({
    place,
    index,
    clientOf: edge.clientOf,
    send: (event) => running.forEach((actor) => actor.send(event)),
  })
  return { place, world, edge, running }
}

/** The production machine with its real actors, as in one tab: what it shows and emits is compared with what the model does. */
export function stageIn<Machine extends AnyStateMachine, World extends WorldOf<Machine>>(
  plan: Plan<Machine, World>,
  scene: Scene<World>,
): Stage {
  const { machine, definition, rowOf } = plan
  const { place, world, edge, running } = scene
  const { shownOf = ({ context }) => context, emittedOf = withoutStacks } = definition
  const checks = new Map(Object.entries(definition.checks ?? {}))
  const gate = createGate()
  const clock = new SimulatedClock()
  const answers = createAnswers<World>(machine, scene)
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
    if (!place.isTraced) return { state, calls, changes: [], messages: [] }
    const changes = changesBetween(before, shown)
    before = shown
    return { state, calls, changes, messages: messages.map(sayable) }
  }

  async function answer({ type }: AnyEvent, row: Row<AnyEvent, World>): Promise<void> {
    if (type.endsWith('.elapses')) return clock.increment(answers.lengthOf(row, actor.getSnapshot()))
    await answers.prepare(row, actor.getSnapshot())
    return gate.open(type.slice(0, type.lastIndexOf('.')))
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

  return {
    play,
    async look(expected) {
      const wanted = { ...wholeOf(expected.snapshot), emitted: expected.emitted.map(emittedOf) }
      const seenAt = (shown: AnyMachineSnapshot) => ({ ...wholeOf(shown), emitted })
      const isThere = (shown: AnyMachineSnapshot) =>
        taken >= expected.taken.length && isDeepStrictEqual(seenAt(shown), wanted)
      const shown = await waitFor(actor, isThere, { timeout: PATIENCE_MS }).catch(() => actor.getSnapshot())
      answers.undo()
      const wrong = [
        ...alwaysWrong(),
        ...differences(wanted, seenAt(shown)),
        ...((await checks.get(stateName(shown))?.(shown, world)) ?? []),
      ]
      const trace = traceOf(shown)
      taken = 0
      return { wrong, trace }
    },
    secondTab: () => stageIn(plan, scene),
    async tryOut(event) {
      const name = actorOf(event)
      const isPossible =
        name === undefined ? actor.getSnapshot().can(event) : event.type.endsWith('.elapses') || gate.isWaiting(name)
      // What this tab was to meet may be gone.
      if (isPossible) await play(event).catch(() => {})
      await gate.settled(PATIENCE_MS)
      answers.undo()
      return { wrong: alwaysWrong(), trace: traceOf(actor.getSnapshot()) }
    },
    close: () => void actor.stop(),
  }
}

/** Brings the API and the browser to answer as the rows of a model say, and back again. */
export function createAnswers<World>(machine: AnyStateMachine, { world, edge }: Scene<World>) {
  const undoing: (() => void)[] = []
  return {
    async prepare({ prepare, fault }: Row<AnyEvent, World>, shown: AnyMachineSnapshot): Promise<void> {
      const undo = await prepare?.(world, shown)
      if (undo) undoing.push(undo)
      edge.failWith(fault)
    },
    undo(): void {
      edge.failWith(undefined)
      for (const undo of undoing.splice(0)) undo()
    },
    /** How many milliseconds a delay lasts now. Throws if its row says otherwise. */
    lengthOf({ event: { type }, lasts }: Row<AnyEvent, World>, { context }: AnyMachineSnapshot): number {
      const name = type.slice(0, type.lastIndexOf('.'))
      const delay: unknown = machine.implementations.delays[name]
      const length: unknown = typeof delay === 'function' ? delay({ context }) : delay
      if (typeof length !== 'number') throw new Error(`The delay ${name} has no length`)
      if (lasts !== undefined && ![lasts].flat().includes(length)) throw new Error(`${name} lasts ${length} ms`)
      return length
    },
  }
}

/** An error by its sentence: where it was made does not belong to what was emitted. */
function withoutStacks(emitted: object): object {
  return Object.fromEntries(
    Object.entries(emitted).map(([key, value]) => [key, value instanceof Error ? value.message : value]),
  )
}
