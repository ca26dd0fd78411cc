import { createActor, type InputFrom } from 'xstate'
import { availabilityMachine } from '#machines/availability.machine.ts'
import { createAvailabilityActors } from '#src/availability/availability.actors.ts'
import { createEdge } from '#tests/model/engine/edge.ts'
import { sellUnits } from '#tests/support/nights.ts'
import type { TestApi } from '#tests/support/test-api.ts'
import type { AvailabilityStep } from './availability.model.ts'

/** The panel of one house with its real actor over the real API. */
export function openAvailability(api: TestApi, input: InputFrom<typeof availabilityMachine>) {
  const { client, gate, failWith, mend } = createEdge(api)
  const real = createAvailabilityActors({ client })
  const actor = createActor(
    availabilityMachine.provide({
      actors: { checkAvailability: gate.hold('checkAvailability', real.checkAvailability) },
    }),
    { input },
  )

  async function setFree(isFree: boolean): Promise<void> {
    const { arrival = '', departure = '' } = actor.getSnapshot().context
    await api.deps.db.change('delete from unit_night')
    if (!isFree) await sellUnits(api.deps.db, { houseId: input.houseId, units: 99, stay: { arrival, departure } })
  }

  async function play(event: AvailabilityStep): Promise<void> {
    switch (event.type) {
      case 'type.chosen':
      case 'arrival.chosen':
      case 'departure.chosen':
      case 'book.pressed':
      case 'retry.pressed':
        return actor.send(event)
      case 'checkAvailability.resolves':
        await setFree(event.output)
        return gate.open('checkAvailability')
      case 'checkAvailability.rejects':
        return event.cause === 'stay too long'
          ? gate.open('checkAvailability')
          : failWith('checkAvailability', event.cause)
      default:
        event satisfies never
    }
  }
  return { actor, play, mend }
}
