// The session of this browser. Logged in means that the stored user has a token; the profile behind it is fetched, and an error answer
// signs the guest out, while no answer at all keeps them signed in and asks again. Pages ask for the tag 'authenticated', and wait while
// 'unread'.

import { assign, emit, fromPromise, setup } from 'xstate'
import type { Profile } from '#contract/guests/guests.ts'
import { type Done, isUnreachable, type Navigation, notProvided, type StoredUser } from './parts/shared.ts'

type SessionContext = { user: StoredUser | undefined; profile: Profile | undefined }

export type SessionEvent =
  /** The stored user changed: the auth dialog signed in, or another tab signed in or out. */
  | { type: 'storedUser.changed'; user: StoredUser | undefined }
  /** A GET was answered 401 although it carried this token. */
  | { type: 'unauthorized.met'; token: string }
  | { type: 'profile.changed'; profile: Profile }
  /** A page that loaded the profile for itself was answered with an error. */
  | { type: 'profile.refused' }
  | { type: 'logout.pressed' }

type OfToken = { token: string | undefined }

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as Navigation,
    tags: {} as 'unread' | 'authenticated' | 'busy',
  },
  actors: {
    readUser: fromPromise<StoredUser | undefined>(notProvided('readUser')),
    /** Repeats itself once when the server fails. */
    loadProfile: fromPromise<Profile>(notProvided('loadProfile')),
    revokeToken: fromPromise<void, OfToken>(notProvided('revokeToken')),
    /** Forgets the stored user if it still is the one with this token: another tab may have signed in since. */
    forgetUser: fromPromise<void, OfToken>(notProvided('forgetUser')),
  },
  guards: {
    isSignIn: ({ event }) => event.type === 'storedUser.changed' && hasToken(event.user),
    isOwnToken: ({ context, event }) => event.type === 'unauthorized.met' && event.token === context.user?.token,
  },
  actions: {
    storeUser: assign(({ event }) =>
      event.type === 'storedUser.changed' ? { user: event.user, profile: undefined } : {},
    ),
    forgetAll: assign({ user: undefined, profile: undefined }),
  },
  delays: { profileRetry: 10_000, revokePatience: 3_000 },
}).createMachine({
  id: 'session',
  context: { user: undefined, profile: undefined },
  initial: 'readingUser',
  on: {
    'storedUser.changed': [
      { guard: 'isSignIn', target: '.authenticated', reenter: true, actions: 'storeUser' },
      { target: '.anonymous' },
    ],
  },
  states: {
    readingUser: {
      tags: 'unread',
      invoke: {
        src: 'readUser',
        onDone: [
          {
            guard: isGuestStored,
            target: 'authenticated',
            actions: assign({ user: ({ event }) => event.output }),
          },
          { target: 'anonymous' },
        ],
        onError: 'anonymous',
      },
    },
    anonymous: { entry: 'forgetAll' },
    authenticated: {
      tags: 'authenticated',
      initial: 'loadingProfile',
      on: {
        'unauthorized.met': { guard: 'isOwnToken', target: 'signedOut' },
        'logout.pressed': 'signingOut',
        'profile.refused': 'signedOut',
        'profile.changed': { actions: assign({ profile: ({ event }) => event.profile }) },
      },
      states: {
        loadingProfile: {
          invoke: {
            src: 'loadProfile',
            onDone: { target: 'signedIn', actions: assign({ profile: ({ event }) => event.output }) },
            onError: [{ guard: isUnreachable, target: 'unreachable' }, { target: '#session.signedOut' }],
          },
        },
        unreachable: { after: { profileRetry: 'loadingProfile' } },
        signedIn: {},
      },
    },
    signingOut: {
      tags: 'busy',
      invoke: {
        src: 'revokeToken',
        input: ({ context }) => ({ token: context.user?.token }),
        onDone: 'signedOut',
        onError: 'signedOut',
      },
      after: { revokePatience: 'signedOut' },
      exit: emit({ type: 'navigation.wanted', path: '/home' }),
    },
    signedOut: {
      invoke: {
        src: 'forgetUser',
        input: ({ context }) => ({ token: context.user?.token }),
        onDone: { actions: 'forgetAll' },
        onError: { actions: 'forgetAll' },
      },
    },
  },
})

function isGuestStored({ event }: Done<StoredUser | undefined>): boolean {
  return hasToken(event.output)
}

function hasToken(user: StoredUser | undefined): user is StoredUser {
  return user !== undefined && user.token !== ''
}
