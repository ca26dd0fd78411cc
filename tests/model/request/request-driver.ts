import { createActor } from 'xstate'
import { requestMachine, type RequestKind } from '#machines/request.machine.ts'
import { createRequestActors } from '#src/requests/request.actors.ts'
import { createEdge } from '#tests/model/engine/edge.ts'
import type { SignedIn } from '#tests/support/many-guests.ts'
import type { TestApi } from '#tests/support/test-api.ts'
import { inputOf, type RequestStep } from './request.model.ts'

/** The form of a signed-in guest with its real actor. */
export function openRequest(api: TestApi, { token }: SignedIn, kind: RequestKind) {
  const { client, gate, failWith, mend } = createEdge(api, { token: () => token })
  const { sendRequest } = createRequestActors({ client })
  const actor = createActor(
    requestMachine.provide({ actors: { sendRequest: gate.hold('sendRequest', sendRequest) } }),
    {
      input: inputOf(kind),
    },
  )

  function play(event: RequestStep): void {
    switch (event.type) {
      case 'field.changed':
      case 'submit.pressed':
      case 'form.opened':
        return actor.send(event)
      case 'sendRequest.resolves':
        return gate.open('sendRequest')
      case 'sendRequest.rejects':
        return failWith('sendRequest', event.cause)
      default:
        event satisfies never
    }
  }
  return { actor, api, play, mend }
}
