import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { FlowNeeds, FlowPlace } from './flow-place.ts'
import type { AnyEvent, Model } from './paths.ts'
import type { Refusal } from './refusals.ts'

/** What must be seen after a step, as the model knows it. */
export type Expected = {
  snapshot: AnyMachineSnapshot
  /** What the machine emits in this step: toasts, alerts, ways to go. */
  emitted: readonly object[]
  /** How many transitions the step takes: none may be on its way when the result is looked at. */
  taken: number
}

/** One path on its way: a production machine in a world of its own, or a page of the site. */
export type Stage = {
  /** Does what the event says: a person's by doing it, the others by making the world answer so. */
  play(event: AnyEvent): Promise<void> | void
  /** What is wrong with what can be seen now, as sentences. It waits a while for what is expected. */
  look(expected: Expected): Promise<string[]>
  /** Tries what this state must refuse; answers what happened all the same. */
  refuse?(events: readonly AnyEvent[]): string[]
  close(): Promise<void> | void
}

/** Opens a stage for one path; `index` distinguishes paths that share an API. */
export type Driver = {
  open(index: number): Promise<Stage> | Stage
}

/**
 * The flows of one machine: its model, and what drives it over the real API. Its functions are methods, so that flows of different
 * machines stand in one list.
 */
export type Flow = {
  name: string
  machine: AnyStateMachine
  model: Model
  needs: FlowNeeds
  /** Drives the production machine with its real actors over this API. */
  driver(place: FlowPlace): Driver
  /** By its outermost states: what they take of a person; everything else must leave them as they were. */
  takes: ReadonlyMap<string, readonly string[]>
  refused: readonly Refusal[]
  /**
   * The states to which each answer of an actor leads, by the answer's title: the model alone would follow a guard that was turned
   * round. Of several each must be reached.
   */
  leadsTo: Readonly<Record<string, string | readonly string[]>>
  /** Every message that people get by an event, by its title and to the letter; see Row.shows. */
  messages: Readonly<Record<string, string | readonly string[]>>
  /** Outermost states that no path of this model shows. */
  unseen: readonly string[]
  /** Arrows of the machine that this flow cannot take, by their keys, each with its reason. */
  untaken: Readonly<Record<string, string>>
}
