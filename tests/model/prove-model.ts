import type { Actor, AnyMachineSnapshot, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate'
import { expect, test } from 'vitest'
import type { Model } from './paths.ts'
import { reach, stateName } from './reach.ts'
import { isOutcome, wronglyTaken, type Refusal } from './refusals.ts'

/** The outermost states of a machine. */
export type StateOf<Machine extends AnyStateMachine> = SnapshotFrom<Machine>['value'] extends infer Value
  ? Value extends string
    ? Value
    : keyof Value & string
  : never

/** A production machine that runs with its real actors in a world of its own. */
export type World<Machine extends AnyStateMachine, Event> = {
  actor: Actor<Machine>
  /** Does what the event says: a person's by sending it, the others by making the world answer so. */
  play(event: Event): Promise<void> | void
  /** Ends what the last event broke. */
  mend(): void
}

/** What is wrong with a state beyond what the model knows, as sentences; a transient state is unseen, and so is one beyond a model's input. */
export type Check<Shown, Place = unknown> = ((shown: Shown, world: Place) => Promise<string[]> | string[]) | 'unseen'

type Proof<Machine extends AnyStateMachine, Event extends { type: string }, Place extends World<Machine, Event>> = {
  model: Model<Event>
  open: (index: number) => Promise<Place> | Place
  checks: { [Name in StateOf<Machine>]: Check<SnapshotFrom<Machine>, Place> }
  /** What of the context can be compared with the model's; ids and tokens are the world's own. */
  shownOf?: (snapshot: AnyMachineSnapshot) => unknown
  /** What may happen in a state; everything else must leave it as it was. */
  takes: { [Name in StateOf<Machine>]: readonly EventFrom<Machine>['type'][] }
  refused?: readonly Refusal<Event>[]
  /** Where each answer of an actor leads, by its title: the model alone would follow a guard that was turned round. */
  leadsTo: Readonly<Record<string, StateOf<Machine>>>
}

/** Drives every path of the model through its machine, and proves that all of it was driven and the rest refused. */
export function proveModel<
  Machine extends AnyStateMachine,
  Event extends { type: string },
  Place extends World<Machine, Event>,
>(
  machine: Machine,
  {
    model,
    open,
    checks,
    shownOf = ({ context }) => context,
    takes,
    refused = [],
    leadsTo,
  }: Proof<Machine, Event, Place>,
): void {
  const states = new Map(Object.entries<Check<SnapshotFrom<Machine>, Place>>(checks))
  const driven = new Set<string>()
  const seen = new Set<string>()
  const wholeOf = (snapshot: AnyMachineSnapshot) => ({ value: snapshot.value, shown: shownOf(snapshot) })

  async function wrongWith(shown: SnapshotFrom<Machine>, world: Place): Promise<string[]> {
    const name = stateName(shown)
    const check = states.get(name)
    if (typeof check !== 'function') throw new Error(`The state ${name} has no check`)
    seen.add(name)
    return check(shown, world)
  }

  test.each(model.paths.map((path, index) => ({ ...path, index })))('$title', async ({ steps, index }) => {
    const world = await open(index)
    world.actor.start()
    expect(await wrongWith(world.actor.getSnapshot(), world)).toEqual([])

    for (const step of steps) {
      await world.play(step.event)
      const shown = await reach(world.actor, step.after, wholeOf)
      world.mend()

      expect(wholeOf(shown)).toEqual(wholeOf(step.after))
      expect(await wrongWith(shown, world)).toEqual([])
      driven.add(model.nameOf(step))
    }
    world.actor.stop()
  })

  test('what a state does not take leaves it as it was', () => {
    expect(wronglyTaken(model, new Map(Object.entries<readonly string[]>(takes)), refused)).toEqual([])
  })

  test('each answer leads where it should', () => {
    const answers = model.paths.flatMap(({ steps }) => steps).filter(({ event }) => isOutcome(event.type))
    const led = answers.map(({ event, after }) => [model.titleOf(event), stateName(after)] as const)

    expect(Object.fromEntries(led)).toEqual(leadsTo)
    expect(
      led.filter(([title, name]) => !Object.entries(leadsTo).some(([one, end]) => one === title && end === name)),
    ).toEqual([])
  })

  test(`every state and transition of ${machine.id} was driven`, () => {
    expect([...model.transitions].filter((transition) => !driven.has(transition))).toEqual([])
    expect([...states.keys()].filter((name) => !seen.has(name) && states.get(name) !== 'unseen')).toEqual([])
    expect(model.transitions.size).toBeGreaterThan(0)
  })
}
