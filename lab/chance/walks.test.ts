import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import type { Driver, Flow } from '#tests/model/engine/flow.ts'
import { openFlowPlace } from '#tests/model/engine/flow-place.ts'
import { isOutcome, type AnyEvent, type Model } from '#tests/model/engine/paths.ts'
import { runPath } from '#tests/model/engine/run-path.ts'
import { flows } from '#tests/model/flows.ts'
import { openTestDb } from '#tests/support/test-db.ts'

/** Of 50 steps at most each. */
const WALKS_OF_A_FLOW = 30

/** At each step the number chooses among the events that may happen there: a failing walk has a shorter one, which fast-check finds. */
const choices = fc.array(fc.nat(), { minLength: 1, maxLength: 50 })

test.each(flows)('random walks through the flow of $name show what its model shows', async (flow) => {
  const place = await openFlowPlace(flow.needs, openTestDb)

  const details = await fc.check(walksHold(flow, flow.driver(place)), {
    seed: inject('seed'),
    numRuns: WALKS_OF_A_FLOW,
  })
  await place.close()

  expect(details.errorInstance).toBeNull()
})

function walksHold(flow: Flow, driver: Driver) {
  let index = 0
  return fc.asyncProperty(choices, async (chosen) => {
    const path = flow.model.pathOf(walkOf(flow.model, chosen))
    index += 1
    const { title, failure } = await runPath(path, { driver, index })
    if (failure) throw new Error(`${title}\n${failure.sentences.join('\n')}`)
  })
}

/** An actor that has answered without leading away does not answer a second time. */
function walkOf({ start, offered, next }: Model, chosen: readonly number[]): AnyEvent[] {
  const walk: AnyEvent[] = []
  let state = start
  let answered: string | undefined
  for (const choice of chosen) {
    const events = offered(state).filter(({ type }) => answered === undefined || actorOf(type) !== answered)
    const event = events[choice % events.length]
    if (!event) return walk
    walk.push(event)
    const reached = next(state, event)
    answered = isDeepStrictEqual(reached.value, state.value) ? actorOf(event.type) : undefined
    state = reached
  }
  return walk
}

function actorOf(type: string): string | undefined {
  return isOutcome(type) ? type.split('.')[0] : undefined
}
