import { createActor } from 'xstate'
import { profileMachine } from '#machines/profile.machine.ts'
import { createProfileActors } from '#src/profile/profile.actors.ts'
import { createEdge } from '#tests/model/engine/edge.ts'
import { completeProfile } from '#tests/support/guests.ts'
import type { SignedIn } from '#tests/support/many-guests.ts'
import type { TestApi } from '#tests/support/test-api.ts'
import type { ProfileStep } from './profile.model.ts'

/** The profile page of a signed-in guest with its real actors. */
export function openProfile(api: TestApi, guest: SignedIn) {
  const { client, gate, failWith, mend } = createEdge(api, { token: () => guest.token })
  const real = createProfileActors({ client })
  const actor = createActor(
    profileMachine.provide({
      actors: {
        loadProfile: gate.hold('loadProfile', real.loadProfile),
        saveGuest: gate.hold('saveGuest', real.saveGuest),
      },
    }),
  )

  async function play(event: ProfileStep): Promise<void> {
    switch (event.type) {
      case 'field.changed':
      case 'save.pressed':
      case 'retry.pressed':
        return actor.send(event)
      case 'loadProfile.resolves':
        await completeProfile(api, guest)
        return gate.open('loadProfile')
      case 'saveGuest.resolves':
        return gate.open('saveGuest')
      case 'loadProfile.rejects':
      case 'saveGuest.rejects':
        return failWith(event.type.replace('.rejects', ''), event.cause)
      default:
        event satisfies never
    }
  }
  return { actor, play, mend, guest }
}
