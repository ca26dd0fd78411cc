// A flow is made of a machine and its model: what may happen, as data. One driver plays all of them over HTTP.

import type { AnyMachineSnapshot, AnyStateMachine, EventFrom, InputFrom, OutputFrom, SnapshotFrom } from 'xstate'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { ClientOptions, EdgeFault } from './edge.ts'
import type { Flow } from './flow.ts'
import type { FlowPlace } from './flow-place.ts'
import { hasGesture, type Gestures, type LooseGestures } from './gestures.ts'
import { modelOf, type AnyEvent, type Model } from './paths.ts'
import { stageInPage } from './stage-in-page.ts'
import { openScene, stageIn } from './stage.ts'

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
  /** How many milliseconds a delay may last at its end. */
  lasts?: number | readonly number[]
  /** The world's own part of a person's event. */
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

export type WorldOf<Machine extends AnyStateMachine> = { actors: ActorsOf<Machine>; input?: InputFrom<Machine> }

type MachineModel<Machine extends AnyStateMachine, World> = {
  /** Distinguishes two models of one machine; unset, its machine's id. */
  name?: string
  input?: InputFrom<Machine>
  /** The production actors in a world of their own, and what answers are prepared with. Its `input` goes before the model's. */
  open: (opened: Opened) => Promise<World> | World
  events: readonly Row<StepOf<Machine>, NoInfer<World>>[]
  readByGuards?: (snapshot: AnyMachineSnapshot) => unknown
  /** Checks by the outermost states. */
  checks?: { [Name in StateOf<Machine>]?: Check<Machine, NoInfer<World>> }
  /** The part of the context that can be compared with the model's: ids and tokens are the world's own. */
  shownOf?: (snapshot: AnyMachineSnapshot) => unknown
  emittedOf?: (emitted: object) => unknown
  untaken?: Readonly<Record<string, string>>
  /** How a person does it in the pages of the site. */
  gestures?: () => Promise<Gestures<Machine, NoInfer<World>>>
  /** Why two guests cannot share the API: what it prepares is everybody's. */
  alone?: string
}

export function flowOf<Machine extends AnyStateMachine>(machine: Machine) {
  return <World extends WorldOf<Machine>>(definition: MachineModel<Machine, World>): Flow =>
    machineFlow<Machine, World>(machine, definition)
}

/** A model whose events and states are not checked by the machine's types. */
export type LooseModel<Machine extends AnyStateMachine, World> = Omit<
  MachineModel<Machine, World>,
  'events' | 'checks' | 'gestures'
> & {
  events: readonly Row<AnyEvent, NoInfer<World>>[]
  checks?: { [name: string]: Check<AnyStateMachine, NoInfer<World>> | undefined }
  gestures?: () => Promise<LooseGestures<NoInfer<World>>>
}

export function machineFlow<Machine extends AnyStateMachine, World extends WorldOf<Machine>>(
  machine: Machine,
  definition: LooseModel<Machine, World>,
): Flow {
  const { name = machine.id, input, events: rows, gestures: loadGestures } = definition
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
  const plan = { machine, definition, rowOf }
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
    open: async (place, index) => stageIn(plan, await openScene(plan, place, index)),
    ...(loadGestures && {
      async inBrowser() {
        const gestures = await loadGestures()
        return {
          can: ({ steps, titles }) =>
            steps.every((step, index) => hasGesture(gestures, machine, { ...step, title: titles[index] ?? '' })),
          async open(place, index, path, openWindow) {
            const scene = await openScene(plan, place, index)
            return stageInPage(plan, scene, { gestures, path, window: await openWindow(place) })
          },
        }
      },
    }),
    messages: byTitle(({ shows }) => shows),
    faults: byTitle(({ fault }) => fault),
    untaken: definition.untaken ?? {},
    alone: definition.alone,
  }
}
