import { isDeepStrictEqual } from 'node:util'
import {
  waitFor,
  type Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type SnapshotFrom,
} from 'xstate'
import { differences } from './differences.ts'
import type { AnyEvent, Stage } from './flow.ts'
import { stateName } from './state-name.ts'

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

export type Eyes<Machine extends AnyStateMachine, Place> = {
  checks: ReadonlyMap<string, Check<SnapshotFrom<Machine>, Place>>
  /** What of the context can be compared with the model's; ids and tokens are the world's own. */
  shownOf(snapshot: AnyMachineSnapshot): unknown
  /** What of a message to the page can be compared. */
  saidOf(emitted: object): unknown
}

const PATIENCE_MS = 2_000

/** A world as a stage: what its machine shows and says is compared with what the model does. */
export function stageOf<Machine extends AnyStateMachine, Event extends AnyEvent, Place extends World<Machine, Event>>(
  world: Place,
  { checks, shownOf, saidOf }: Eyes<Machine, Place>,
): Stage<Event> {
  const { actor } = world
  const said: unknown[] = []
  let taken = 0
  const wholeOf = (snapshot: AnyMachineSnapshot) => ({ value: snapshot.value, shown: shownOf(snapshot) })
  actor.system.inspect((seen) => {
    if (seen.actorRef === actor && seen.type === '@xstate.microstep') taken += seen._transitions.length
  })
  actor.on('*', (emitted: object) => said.push(saidOf(emitted)))
  actor.start()
  taken = 0

  async function wrongWith(shown: SnapshotFrom<Machine>): Promise<string[]> {
    const check = checks.get(stateName(shown))
    return typeof check === 'function' ? check(shown, world) : [`The state ${stateName(shown)} has no check`]
  }

  return {
    play: (event) => world.play(event),
    async look(expected) {
      const wanted = { ...wholeOf(expected.snapshot), said: expected.said.map(saidOf) }
      const seenAt = (shown: AnyMachineSnapshot) => ({ ...wholeOf(shown), said })
      const isThere = (shown: AnyMachineSnapshot) => taken >= expected.taken && isDeepStrictEqual(seenAt(shown), wanted)
      const shown = await waitFor(actor, isThere, { timeout: PATIENCE_MS }).catch(() => actor.getSnapshot())
      world.mend()
      const wrong = [...differences(wanted, seenAt(shown)), ...(await wrongWith(shown))]
      said.length = 0
      taken = 0
      return wrong
    },
    refuse(events) {
      const before = wholeOf(actor.getSnapshot())
      const listener: AnyActorRef = actor
      for (const event of events) listener.send(event)
      const wrong = differences({ ...before, said: [] }, { ...wholeOf(actor.getSnapshot()), said })
      said.length = 0
      taken = 0
      return wrong.map((difference) => `After events that it refuses: ${difference}`)
    },
    close: () => void actor.stop(),
  }
}
