import { createActor } from 'xstate'
import { searchMachine } from '#machines/search.machine.ts'
import { createSearchActors } from '#src/search/search.actors.ts'
import { createEdge } from '#tests/model/engine/edge.ts'
import type { TestApi } from '#tests/support/test-api.ts'
import { input, type SearchStep } from './search.model.ts'

/** The search of one browser with its real actor over the real API. */
export function openSearch(api: TestApi) {
  const { client, gate, failWith, mend } = createEdge(api)
  const { findPlaces } = createSearchActors({ client })
  const actor = createActor(searchMachine.provide({ actors: { findPlaces: gate.hold('findPlaces', findPlaces) } }), {
    input,
  })

  function play(event: SearchStep): void {
    switch (event.type) {
      case 'filters.changed':
      case 'search.pressed':
        return actor.send(event)
      case 'findPlaces.resolves':
        return gate.open('findPlaces')
      case 'findPlaces.rejects':
        return event.cause === 'stay too long' ? gate.open('findPlaces') : failWith('findPlaces', event.cause)
      default:
        event satisfies never
    }
  }
  return { actor, play, mend }
}
