import type { AnyMachineSnapshot } from 'xstate'
import { isDeepStrictEqual } from 'node:util'
import type { AnyEvent } from '#tests/model/engine/flow.ts'
import type { Model } from '#tests/model/engine/paths.ts'
import { isOutcome } from '#tests/model/engine/refusals.ts'
import { pick, randomOf } from './random.ts'

type Walkable<Event extends AnyEvent> = Pick<Model<Event>, 'start' | 'next' | 'offered'>

/** Where a walk stands, and the actor that has just answered without leading away: it does not answer a second time. */
type Standing = { state: AnyMachineSnapshot; answered: string | undefined }

/** Events that may follow one another, chosen by chance; the walk ends early where nothing more can happen. */
export function walkOf<Event extends AnyEvent>(model: Walkable<Event>, seed: number, length: number): Event[] {
  const random = randomOf(seed)
  const walk: Event[] = []
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
export function walkable<Event extends AnyEvent>(model: Walkable<Event>, events: readonly Event[]): Event[] {
  let standing: Standing = { state: model.start, answered: undefined }
  return events.filter((event) => {
    const canHappen = offeredAt(model, standing).includes(event)
    if (canHappen) standing = after(model, standing, event)
    return canHappen
  })
}

function offeredAt<Event extends AnyEvent>({ offered }: Walkable<Event>, { state, answered }: Standing): Event[] {
  return offered(state).filter(({ type }) => answered === undefined || actorOf(type) !== answered)
}

function after<Event extends AnyEvent>({ next }: Walkable<Event>, { state }: Standing, event: Event): Standing {
  const reached = next(state, event)
  const isStill = isDeepStrictEqual(reached.value, state.value)
  return { state: reached, answered: isStill ? actorOf(event.type) : undefined }
}

function actorOf(type: string): string | undefined {
  return isOutcome(type) ? type.split('.')[0] : undefined
}
