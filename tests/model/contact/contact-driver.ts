import { createActor } from 'xstate'
import { contactMachine } from '#machines/contact.machine.ts'
import { createContactActors } from '#src/contact/contact.actors.ts'
import { createEdge } from '#tests/model/engine/edge.ts'
import type { TestApi } from '#tests/support/test-api.ts'
import type { ContactStep } from './contact.model.ts'

/** The contact form with its real actor. */
export function openContact(api: TestApi) {
  const { client, gate, failWith, mend } = createEdge(api)
  const { sendMessage } = createContactActors({ client })
  const actor = createActor(contactMachine.provide({ actors: { sendMessage: gate.hold('sendMessage', sendMessage) } }))

  const world = { isJustSent: false }
  function play(event: ContactStep): void {
    world.isJustSent = event.type === 'sendMessage.resolves'
    switch (event.type) {
      case 'field.changed':
      case 'field.left':
      case 'send.pressed':
        return actor.send(event)
      case 'sendMessage.resolves':
        return gate.open('sendMessage')
      case 'sendMessage.rejects':
        return failWith('sendMessage', event.cause)
      default:
        event satisfies never
    }
  }
  return { actor, play, mend, world }
}
