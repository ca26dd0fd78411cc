import type { AnyMachineSnapshot } from 'xstate'
import { isDeepStrictEqual } from 'node:util'
import type { AnyEvent, Model } from '#tests/model/engine/paths.ts'
import { isOutcome } from '#tests/model/engine/refusals.ts'
import { pick, randomOf } from './random.ts'

type Walkable = Pick<Model, 'start' | 'next' | 'offered'>

/** Where a walk stands, and the actor that has just answered without leading away: it does not answer a second time. */
type Standing = { state: AnyMachineSnapshot; answered: string | undefined }

/** Events that may follow one another, chosen by chance; the walk ends early where nothing more can happen. */
export function walkOf(model: Walkable, seed: number, length: number): AnyEvent[] {
  const random = randomOf(seed)
  const walk: AnyEvent[] = []
  let standing: Standing = { state: model.start, answered: undefined }
  while (walk.length < length) {
    const event = pick(offeredAt(model, standing), random)
    if (!event) return walk
    walk.push(event)
    standing = after(model, standing, event)
  }
  return walk
}

/** These events without those that could not happen where they stand. */
export function walkable(model: Walkable, events: readonly AnyEvent[]): AnyEvent[] {
  let standing: Standing = { state: model.start, answered: undefined }
  return events.filter((event) => {
    const canHappen = offeredAt(model, standing).includes(event)
    if (canHappen) standing = after(model, standing, event)
    return canHappen
  })
}

function offeredAt({ offered }: Walkable, { state, answered }: Standing): AnyEvent[] {
  return offered(state).filter(({ type }) => answered === undefined || actorOf(type) !== answered)
}

function after({ next }: Walkable, { state }: Standing, event: AnyEvent): Standing {
  const reached = next(state, event)
  const isStill = isDeepStrictEqual(reached.value, state.value)
  return { state: reached, answered: isStill ? actorOf(event.type) : undefined }
}

function actorOf(type: string): string | undefined {
  return isOutcome(type) ? type.split('.')[0] : undefined
}
