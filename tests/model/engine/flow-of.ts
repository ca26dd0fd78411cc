import type { AnyMachineSnapshot, AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate'
import type { AnyEvent, Flow } from './flow.ts'
import type { FlowNeeds, FlowPlace } from './flow-place.ts'
import type { Model } from './paths.ts'
import type { Refusal } from './refusals.ts'
import { stageOf, type Check, type World } from './world.ts'

/** The outermost states of a machine. */
export type StateOf<Machine extends AnyStateMachine> = SnapshotFrom<Machine>['value'] extends infer Value
  ? Value extends string
    ? Value
    : keyof Value & string
  : never

type FlowOptions<Machine extends AnyStateMachine, Event extends AnyEvent, Place extends World<Machine, Event>> = {
  model: Model<Event>
  /** Unset, the API with the seeded houses. */
  needs?: FlowNeeds
  open: (place: FlowPlace, index: number) => Promise<Place> | Place
  /** Exhaustive: a state without an assertion does not compile. */
  checks: { [Name in StateOf<Machine>]: Check<SnapshotFrom<Machine>, Place> }
  shownOf?: (snapshot: AnyMachineSnapshot) => unknown
  saidOf?: (emitted: object) => unknown
  takes: { [Name in StateOf<Machine>]: readonly EventFrom<Machine>['type'][] }
  refused?: readonly Refusal<Event>[]
  leadsTo: Flow['leadsTo']
  /** Unset, nobody is told anything. */
  tells?: Flow['tells']
  untaken?: Readonly<Record<string, string>>
}

/** The flow of a machine; its types are checked here and known to nobody who runs it. */
export function flowOf<Machine extends AnyStateMachine, Event extends AnyEvent, Place extends World<Machine, Event>>(
  machine: Machine,
  options: FlowOptions<Machine, Event, Place>,
): Flow<Event> {
  const { model, needs = { api: true }, open, shownOf = ({ context }) => context, saidOf = withoutStacks } = options
  const checks = new Map(Object.entries<Check<SnapshotFrom<Machine>, Place>>(options.checks))
  return {
    name: model.name,
    machine,
    model,
    needs,
    driver: (place) => ({
      async open(index) {
        return stageOf<Machine, Event, Place>(await open(place, index), { checks, shownOf, saidOf })
      },
    }),
    takes: new Map(Object.entries<readonly string[]>(options.takes)),
    refused: options.refused ?? [],
    leadsTo: options.leadsTo,
    tells: options.tells ?? {},
    unseen: [...checks].flatMap(([name, check]) => (check === 'unseen' ? [name] : [])),
    untaken: options.untaken ?? {},
  }
}

/** An error by its sentence: where it was made is no part of what was said. */
function withoutStacks(emitted: object): object {
  return Object.fromEntries(
    Object.entries(emitted).map(([key, value]) => [key, value instanceof Error ? value.message : value]),
  )
}
