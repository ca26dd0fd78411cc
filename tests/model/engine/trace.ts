import { createActor, type AnyMachineSnapshot, type AnyStateMachine, type AnyTransitionDefinition } from 'xstate'

/** What one event did to a machine. */
export type Trace<Event> = {
  event: Event
  before: AnyMachineSnapshot
  after: AnyMachineSnapshot
  /** The transitions that were taken, in their order. */
  taken: AnyTransitionDefinition[]
  /** What the machine told the page: toasts, alerts, ways to go. */
  said: object[]
}

/** The events one after another through a test machine, exact down to the sentences it says. */
export function traceOf<Event extends { type: string }>(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly Event[],
): { begun: AnyMachineSnapshot; said: object[]; steps: Trace<Event>[] } {
  const taken: AnyTransitionDefinition[] = []
  const said: object[] = []
  const actor = createActor(machine, {
    input,
    inspect(seen) {
      if (seen.type === '@xstate.microstep') taken.push(...seen._transitions)
    },
  })
  actor.on('*', (emitted: object) => said.push(emitted))
  actor.start()
  const begun: AnyMachineSnapshot = actor.getSnapshot()
  const saidFirst = said.splice(0)
  taken.length = 0

  let before = begun
  const steps = events.map((event) => {
    actor.send(event)
    const after: AnyMachineSnapshot = actor.getSnapshot()
    const step = { event, before, after, taken: taken.splice(0), said: said.splice(0) }
    before = after
    return step
  })
  actor.stop()
  return { begun, said: saidFirst, steps }
}
