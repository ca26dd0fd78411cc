import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import type { Profile } from '#contract/guests.ts'
import { sessionMachine, type SessionEvent, type StoredUser } from '#machines/session.machine.ts'
import { edgeFailures, type EdgeFailure } from '#tests/model/engine/edge.ts'
import { modelOf } from '#tests/model/engine/paths.ts'
import { aProfile, aStoredUser } from '#tests/support/site-builders.ts'

export type SessionStep =
  | SessionEvent
  | { type: 'readUser.resolves'; output: StoredUser | undefined }
  | { type: 'readUser.rejects'; error: Error }
  | { type: 'loadProfile.resolves'; output: Profile }
  | EdgeFailure<'loadProfile'>
  | { type: 'loadProfile.rejects'; error: Error; cause: 'token revoked' }
  | { type: 'revokeToken.resolves' }
  | EdgeFailure<'revokeToken'>
  | { type: 'forgetUser.resolves' }
  | { type: 'forgetUser.rejects'; error: Error }
  | { type: 'profileRetry.elapses' | 'revokePatience.elapses' }

const user = aStoredUser()
const denied = new Error('denied')

/** The token that stands for the guest's own; each path has a guest of its own. */
export const OWN_TOKEN = user.token

const events: SessionStep[] = [
  { type: 'readUser.resolves', output: user },
  { type: 'readUser.resolves', output: undefined },
  { type: 'readUser.rejects', error: denied },
  { type: 'loadProfile.resolves', output: aProfile() },
  ...edgeFailures('loadProfile'),
  {
    type: 'loadProfile.rejects',
    error: new Problem('unauthenticated', 'Please sign in to continue'),
    cause: 'token revoked',
  },
  { type: 'profileRetry.elapses' },
  { type: 'storedUser.changed', user },
  { type: 'storedUser.changed', user: { ...user, token: '' } },
  { type: 'storedUser.changed', user: undefined },
  { type: 'unauthorized.met', token: OWN_TOKEN },
  { type: 'profile.changed', profile: aProfile() },
  { type: 'logout.pressed' },
  { type: 'revokeToken.resolves' },
  ...edgeFailures('revokeToken'),
  { type: 'revokePatience.elapses' },
  { type: 'forgetUser.resolves' },
  { type: 'forgetUser.rejects', error: denied },
]

/** Once a guest is forgotten there is nothing left to forget; a signed-out page keeps still until somebody signs in. */
function offers(snapshot: AnyMachineSnapshot, event: SessionStep): boolean {
  if (event.type.startsWith('forgetUser.')) return snapshot.context.user !== undefined
  return true
}

export const sessionModel = modelOf<SessionStep>(sessionMachine, {
  events,
  offers,
  readByGuards: ({ context }) => [context.user?.token, context.profile !== undefined],
  titleOf(event) {
    switch (event.type) {
      case 'readUser.resolves':
        return `${event.type} (${event.output ? 'a guest' : 'nobody'})`
      case 'storedUser.changed':
        return `${event.type} (${event.user ? (event.user.token === '' ? 'without a token' : 'a guest') : 'nobody'})`
      default:
        return 'cause' in event ? `${event.type} (${event.cause})` : event.type
    }
  },
})
