// How a person makes the events of a machine in the pages of the site, and which calls of a page its actors make.

import type { Page } from 'playwright-core'
import type { AnyMachineSnapshot, AnyStateMachine, EventFrom } from 'xstate'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { Stage } from './flow.ts'
import type { FlowPlace } from './flow-place.ts'
import { actorOf, type AnyEvent, type ModelPath } from './paths.ts'

/** A tab at the site, in a browser that nothing else uses; the API of the site is that of the flow. */
export type FlowWindow = {
  page: Page
  /** Goes to an address of the site, and waits until its script is at work. */
  visit: (address: string) => Promise<void>
  /** Takes a picture of the tab, and answers where it is from the report. */
  picture(name: string): Promise<string>
  close(): Promise<void>
}

export type OpenWindow = (place: FlowPlace) => Promise<FlowWindow>

export type Opening<World> = {
  page: Page
  world: World
  /** Goes to an address of the site, and notes from there on what its machines do. */
  visit: (address: string) => Promise<void>
  /** Puts something into the storage of the browser before the site is opened. */
  store: (key: string, value: string) => Promise<void>
  /** The events of the path. */
  titles: readonly string[]
}

export type Gestures<Machine extends AnyStateMachine, World> = {
  /** Opens the page of the machine, as a guest comes to it. */
  open: (opening: Opening<World>) => Promise<void>
  /** The calls of each actor, which wait until a path says what becomes of them. One without any answers at once. */
  calls: { [Name in keyof ActorsOf<Machine> & string]?: readonly AnyEndpoint[] }
  /** What a person does, by the type of the event. An event without a gesture is on no path that is driven in a browser. */
  acts: { [Type in EventFrom<Machine>['type']]?: Act<Extract<EventFrom<Machine>, { type: Type }>, World> }
  /** Whether an event cannot be made here though there is a gesture for it: by its title, and what the page shows before it. */
  isBeyond?: (title: string, before: AnyMachineSnapshot) => boolean
  /** What people must read in a state; unset, the problem that it has. */
  readsIn?: (snapshot: AnyMachineSnapshot) => string | undefined
}

type Act<Event, World> = { act(page: Page, event: Event, world: World): Promise<unknown> }['act']

/** Gestures whose events are not checked by the machine's types. */
export type LooseGestures<World> = Omit<Gestures<AnyStateMachine, World>, 'calls' | 'acts'> & {
  calls: { readonly [actor: string]: readonly AnyEndpoint[] | undefined }
  acts: { readonly [type: string]: Act<AnyEvent, World> | undefined }
}

/** A flow in the pages of the site. */
export type BrowserFlow = {
  /** Whether each step of a path can be made there. */
  can: (path: ModelPath) => boolean
  open: (place: FlowPlace, index: number, path: ModelPath, openWindow: OpenWindow) => Promise<Stage>
}

type Step = { event: AnyEvent; title: string; before: AnyMachineSnapshot }

/** Whether there is a gesture for a step, or it happens by itself. The model's own machine asks no actors: the production machine says which. */
export function hasGesture(
  { calls, acts, isBeyond }: Pick<LooseGestures<never>, 'calls' | 'acts' | 'isBeyond'>,
  machine: AnyStateMachine,
  { event, title, before }: Step,
): boolean {
  if (isBeyond?.(title, before)) return false
  const atOnce = before._nodes
    .flatMap(({ id }) => machine.getStateNodeById(id).invoke)
    .flatMap(({ src }) => (typeof src === 'string' && calls[src]?.length === 0 ? src : []))
  // What answers at once leaves nobody the time for anything else.
  if (atOnce.length > 0) return atOnce.some((actor) => event.type === `${actor}.resolves`)
  const actor = actorOf(event)
  if (actor === undefined) return event.type in acts
  return event.type.endsWith('.elapses') || (calls[actor]?.length ?? 0) > 0
}
