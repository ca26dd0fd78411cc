import { isDeepStrictEqual } from 'node:util'
import type { AnyMachineSnapshot } from 'xstate'
import type { Model } from './paths.ts'
import { stateName } from './reach.ts'

/** An event that a state refuses for what it carries: in every state, or where `when` says. */
export type Refusal<Event> = { event: Event; when?: (state: AnyMachineSnapshot) => boolean }

/**
 * Where the model and what its states are said to take disagree: an event that changed a state that does not take it, and one that
 * no state of that name takes although it is said to. Paths never show either: they only go where the machine lets them.
 */
export function wronglyTaken<Event extends { type: string }>(
  { states, events, next }: Model<Event>,
  takes: ReadonlyMap<string, readonly string[]>,
  refused: readonly Refusal<Event>[],
): string[] {
  const own = events.filter(({ type }) => !isOutcome(type))
  const refusedIn = (state: AnyMachineSnapshot) => [
    ...own.filter(({ type }) => !takes.get(stateName(state))?.includes(type)),
    ...refused.filter(({ when }) => when?.(state) ?? true).map(({ event }) => event),
  ]

  const changed = states.flatMap((state) =>
    refusedIn(state)
      .filter((event) => !isSame(state, next(state, event)))
      .map((event) => `${stateName(state)} is changed by ${event.type}`),
  )
  const idle = [...takes].flatMap(([name, types]) =>
    types
      .filter((type) => !states.some((state) => stateName(state) === name && canTake(state, type)))
      .map((type) => `${name} does not take ${type}`),
  )
  return [...new Set([...changed, ...idle])]

  function canTake(state: AnyMachineSnapshot, type: string): boolean {
    return own.some((event) => event.type === type && state.can(event))
  }
}

/** What an actor or a delay says, which nobody can send. */
export function isOutcome(type: string): boolean {
  return /\.(resolves|rejects|elapses)$/.test(type)
}

function isSame(one: AnyMachineSnapshot, other: AnyMachineSnapshot): boolean {
  return isDeepStrictEqual([one.value, one.context], [other.value, other.context])
}
