import { createActor, SimulatedClock } from 'xstate'
import { sessionMachine, type StoredUser } from '#machines/session.machine.ts'
import { createSessionActors } from '#src/session/session.actors.ts'
import { USER_KEY } from '#src/session/stored-user.ts'
import { createEdge } from '#tests/model/engine/edge.ts'
import { completeProfile } from '#tests/support/guests.ts'
import type { SignedIn } from '#tests/support/many-guests.ts'
import { memoryStorage } from '#tests/support/site-builders.ts'
import type { TestApi } from '#tests/support/test-api.ts'
import { OWN_TOKEN, type SessionStep } from './session.model.ts'

/** The session of one browser, whose guest is signed in at the API, with its real actors. */
export function openSession(api: TestApi, guest: SignedIn) {
  const clock = new SimulatedClock()
  const kept = memoryStorage()
  let isStorageDenied = false
  const hearUnauthorized: ((token: string) => void)[] = []
  const { client, gate, failWith, mend } = createEdge(api, {
    token: () => guest.token,
    onUnauthorized: (token) => hearUnauthorized.forEach((hear) => hear(token)),
  })
  const storage = {
    ...kept,
    get(key: string) {
      if (isStorageDenied) throw new Error('denied')
      return kept.get(key)
    },
  }
  const real = createSessionActors({ client, storage })
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        readUser: gate.hold('readUser', real.readUser),
        loadProfile: gate.hold('loadProfile', real.loadProfile),
        revokeToken: gate.hold('revokeToken', real.revokeToken),
        forgetUser: gate.hold('forgetUser', real.forgetUser),
      },
    }),
    { clock },
  )
  hearUnauthorized.push((token) => actor.send({ type: 'unauthorized.met', token }))

  const own = (user: StoredUser) => ({ ...user, token: user.token === OWN_TOKEN ? guest.token : user.token })
  function keep(user: StoredUser | undefined): void {
    if (user) kept.set(USER_KEY, JSON.stringify(own(user)))
    else kept.remove(USER_KEY)
  }
  async function setRevoked(isRevoked: boolean): Promise<void> {
    const at = isRevoked ? api.clock.now : null
    await api.deps.db.change('update guest_session set revoked_at = $1 where guest_id = $2', [at, guest.guestId])
  }

  async function play(event: SessionStep): Promise<void> {
    switch (event.type) {
      case 'storedUser.changed':
        keep(event.user)
        return actor.send({ ...event, user: event.user && own(event.user) })
      case 'unauthorized.met':
        return actor.send({ ...event, token: guest.token })
      case 'profile.changed':
      case 'logout.pressed':
        return actor.send(event)
      case 'readUser.resolves':
        keep(event.output)
        return gate.open('readUser')
      case 'loadProfile.resolves':
        await setRevoked(false)
        await completeProfile(api, guest)
        return gate.open('loadProfile')
      case 'revokeToken.resolves':
        return gate.open('revokeToken')
      case 'forgetUser.resolves':
        return gate.open('forgetUser')
      case 'loadProfile.rejects':
        if (event.cause !== 'token revoked') return failWith('loadProfile', event.cause)
        await setRevoked(true)
        return gate.open('loadProfile')
      case 'revokeToken.rejects':
        return failWith('revokeToken', event.cause)
      case 'readUser.rejects':
      case 'forgetUser.rejects':
        isStorageDenied = true
        return gate.open(event.type.replace('.rejects', ''))
      case 'profileRetry.elapses':
        return clock.increment(10_000)
      case 'revokePatience.elapses':
        return clock.increment(3_000)
      default:
        event satisfies never
    }
  }

  return {
    actor,
    play,
    mend() {
      mend()
      isStorageDenied = false
    },
    guest,
  }
}
