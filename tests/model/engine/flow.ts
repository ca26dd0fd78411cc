import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import type { Arrow } from './arrows.ts'
import type { EdgeFault } from './edge.ts'
import type { FlowPlace } from './flow-place.ts'
import type { BrowserFlow } from './gestures.ts'
import type { AnyEvent, Model, ModelPath } from './paths.ts'
import type { StepTrace } from './trace.ts'

/** What must be seen after a step, as the model knows it. */
export type Expected = {
  snapshot: AnyMachineSnapshot
  /** What the machine emits in this step: toasts, alerts, navigations. */
  emitted: readonly object[]
  /** The transitions of this step: all of them must have happened before the result is compared. */
  taken: readonly AnyTransitionDefinition[]
}

/** `wrong`: what is wrong with what is shown now, as sentences. */
export type Seen = { wrong: readonly string[]; trace: StepTrace }

/** One path being driven: a production machine with its own world. */
export type Stage = {
  /** A person's event is sent; for all others the API or the browser is made to answer so. */
  play(event: AnyEvent): Promise<void> | void
  /** It waits a while for what is expected. */
  look(expected: Expected): Promise<Seen>
  /** Another tab of the person. */
  secondTab(): Stage
  /** Plays an event if it can happen now, and looks only for what may never be: another tab changes what this one meets. */
  tryOut(event: AnyEvent): Promise<Seen>
  close(): Promise<void> | void
}

/** The flows of one machine: its model, and what drives it over the real API. */
export type Flow = {
  name: string
  machine: AnyStateMachine
  readonly model: Model
  /** Opens a stage for one path; `index` distinguishes paths that share an API. */
  open(place: FlowPlace, index: number, path: ModelPath): Promise<Stage>
  /** How a person does it in the pages of the site; unset where nobody wrote that down. */
  inBrowser?: (() => Promise<BrowserFlow>) | undefined
  /** Why two guests cannot share the API with this model, if they cannot. */
  alone?: string | undefined
  /** Messages by an event's title; see Row. */
  messages: Readonly<Record<string, string | readonly string[]>>
  faults: Readonly<Record<string, EdgeFault>>
  /** States and arrows of the machine that this flow cannot reach, by name or key, each with its reason. */
  untaken: Readonly<Record<string, string>>
}

/** What driving a flow gives, as plain values for the report. */
export type FlowResult = {
  flow: string
  machine: string
  paths: PathResult[]
  states: { name: string; hits: number }[]
  transitions: (Arrow & { hits: number })[]
  untaken: Flow['untaken']
  /** How it differs from its accepted table, one thing a sentence. */
  changes: string[]
  /** What the model contradicts, one thing a sentence. */
  faults: string[]
  /** What was not driven; unset if only some paths were. */
  missed?: string[] | undefined
  shares: readonly Share[]
  /** Those of its accepted table. */
  accepted?: readonly Share[]
}

/** How much of what there is was driven. */
export type Share = { name: string; done: number; all: number }

export type PathResult = {
  /** Made from the path's events: it stays the same while other paths are added or removed. */
  id: string
  /** Its events, from which `--path` makes it again. */
  titles: string[]
  /** One sentence a step, for people. */
  steps: string[]
  /** What each step did, the start of the machine first; only of steps that were driven. */
  traces: StepTrace[]
  /** `step` is the index of the failed step; -1 if the path failed before its first. */
  failure?: { step: number; sentences: string[] }
  /** It was not driven, because it goes where others failed already: the id of one of them. */
  behind?: string
  /** It is cut down from one of so many steps. */
  cutFrom?: number
  ms: number
}

/** The flows that a file of a model exports. */
export function flowsIn(exported: Readonly<Record<string, unknown>>): Flow[] {
  return Object.values(exported).filter(isFlow)
}

function isFlow(exported: unknown): exported is Flow {
  return typeof exported === 'object' && exported !== null && 'model' in exported
}
