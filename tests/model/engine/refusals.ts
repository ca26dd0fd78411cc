import type { AnyMachineSnapshot } from 'xstate'
import { isDeepStrictEqual } from 'node:util'
import { stateName } from './arrows.ts'
import type { Flow } from './flow.ts'
import type { AnyEvent } from './paths.ts'

/** An event that a state refuses for what it carries: in every state, or where `when` says. */
export type Refusal<Event extends AnyEvent = AnyEvent> = { event: Event; when?: (state: AnyMachineSnapshot) => boolean }

type Refusing = Pick<Flow, 'model' | 'takes' | 'refused'>

/** What a person may try in this state, and must leave it as it was. */
export function refusedIn({ model, takes, refused }: Refusing, state: AnyMachineSnapshot): AnyEvent[] {
  const own = model.events.filter(({ type }) => !isOutcome(type))
  return [
    ...own.filter((event) => !takes.get(stateName(state))?.includes(event.type) || !state.can(event)),
    ...refused.filter(({ when }) => when?.(state) ?? true).map(({ event }) => event),
  ]
}

/**
 * Where the model and what its states are written to take disagree: an event that changed a state that does not take it, and one that
 * no state of that name takes although it is written there. Paths never show either: they only go where the machine lets them.
 */
export function wronglyTaken(flow: Refusing): string[] {
  const { states, events, next } = flow.model
  const own = events.filter(({ type }) => !isOutcome(type))

  const changed = states.flatMap((state) =>
    refusedIn(flow, state)
      .filter((event) => !isSame(state, next(state, event)))
      .map((event) => `${stateName(state)} is changed by ${event.type}`),
  )
  const idle = [...flow.takes].flatMap(([name, types]) =>
    types
      .filter((type) => !states.some((state) => stateName(state) === name && canTake(state, type)))
      .map((type) => `${name} does not take ${type}`),
  )
  return [...new Set([...changed, ...idle])]

  function canTake(state: AnyMachineSnapshot, type: string): boolean {
    return own.some((event) => event.type === type && state.can(event))
  }
}

/** What an actor answers and the end of a delay, which no person can send. */
export function isOutcome(type: string): boolean {
  return /\.(resolves|rejects|elapses)$/.test(type)
}

function isSame(one: AnyMachineSnapshot, other: AnyMachineSnapshot): boolean {
  return isDeepStrictEqual([one.value, one.context], [other.value, other.context])
}
