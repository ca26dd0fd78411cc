import type { StoredUser } from '#machines/parts/shared.ts'
import { sessionMachine } from '#machines/session.machine.ts'
import { USER_KEY } from '#ui/lib/browser-storage.ts'
import { createSessionActors } from '#src/session/session.actors.ts'
import { unanswered, failed } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { completeProfile } from '#tests/support/guests.ts'
import { aProfile, aStoredUser, memoryStorage } from '#tests/support/site-builders.ts'

/** Its token stands for the guest's own: each path has a guest of its own. */
const user = aStoredUser()
const denied = new Error('denied')
const HOME = 'navigation.wanted /home'

const unauthorized = (token: string) => ({ type: 'unauthorized.met', token })

/** The session of one browser, whose guest is signed in at the API. */
async function openBrowser({ place: { api, newGuest }, clientOf, send }: Opened) {
  const guest = await newGuest()
  const entries = memoryStorage()
  const state = { isDenied: false, wasDenied: false }
  const client = clientOf({ token: () => guest.token, onUnauthorized: (token) => send(unauthorized(token)) })
  const storage = {
    ...entries,
    get(key: string) {
      if (state.isDenied) throw denied
      return entries.get(key)
    },
  }
  const own = (one: StoredUser) => ({ ...one, token: one.token === user.token ? guest.token : one.token })
  return {
    actors: createSessionActors({ client, storage }),
    api,
    guest,
    own,
    store(one: StoredUser | undefined) {
      if (one) entries.set(USER_KEY, JSON.stringify(own(one)))
      else entries.remove(USER_KEY)
    },
    /** A browser that forgets nothing is not asked. */
    isStored: () => !state.wasDenied && entries.get(USER_KEY) !== undefined,
    deny() {
      state.isDenied = true
      state.wasDenied = true
      return () => void (state.isDenied = false)
    },
  }
}
type World = Awaited<ReturnType<typeof openBrowser>>

const users = { 'a guest': user, 'without a token': { ...user, token: '' }, 'no one': undefined }

export const sessionFlow = flowOf(sessionMachine)({
  open: openBrowser,
  events: [
    ...(['a guest', 'without a token', 'no one'] as const).map((detail) => ({
      event: { type: 'readUser.resolves', output: users[detail] } as const,
      detail,
      prepare: ({ store }: World) => store(users[detail]),
    })),
    { event: { type: 'readUser.rejects', error: denied }, prepare: ({ deny }) => deny() },
    {
      event: { type: 'loadProfile.resolves', output: aProfile() },
      // Who signed out before is here again.
      async prepare({ api, guest }) {
        await api.deps.db.change('update guest_session set revoked_at = null where guest_id = $1', [guest.guestId])
        await completeProfile(api, guest)
      },
    },
    unanswered('loadProfile'),
    failed('loadProfile'),
    { event: { type: 'profileRetry.elapses' }, lasts: 10_000 },
    ...(['a guest', 'without a token', 'no one'] as const).map((detail) => ({
      event: { type: 'storedUser.changed', user: users[detail] } as const,
      detail,
      own({ store, own }: World) {
        const changed = users[detail]
        store(changed)
        return { user: changed && own(changed) }
      },
      shows: HOME,
    })),
    { event: { type: 'unauthorized.met', token: user.token }, own: ({ guest }) => ({ token: guest.token }) },
    { event: { type: 'profile.changed', profile: aProfile() } },
    { event: { type: 'profile.refused' } },
    { event: { type: 'logout.pressed' } },
    { event: { type: 'revokeToken.resolves', output: undefined }, shows: HOME },
    { ...unanswered('revokeToken'), shows: HOME },
    { event: { type: 'revokePatience.elapses' }, lasts: 3_000, shows: HOME },
    {
      // Once a guest is forgotten there is nothing left to forget.
      event: { type: 'forgetUser.resolves', output: undefined },
      offered: ({ context }) => context.user !== undefined,
    },
    {
      event: { type: 'forgetUser.rejects', error: denied },
      offered: ({ context }) => context.user !== undefined,
      prepare: ({ deny }) => deny(),
    },
  ],
  readByGuards: ({ context }) => [context.user?.token, context.profile !== undefined],
  shownOf: ({ context }) => ({ isSomeoneHere: context.user !== undefined, hasProfile: context.profile !== undefined }),
  checks: {
    anonymous: ({ context }) => (context.user ? ['A guest is remembered who is not here'] : []),
    authenticated(shown, { guest }) {
      const { user, profile } = shown.context
      return [
        ...(user?.token === guest.token ? [] : ['Another guest is signed in']),
        ...(shown.can({ type: 'unauthorized.met', token: 'of another tab' }) ? ['Another session ends this one'] : []),
        ...(shown.matches({ authenticated: 'signedIn' }) && !profile ? ['A guest is signed in without a profile'] : []),
      ]
    },
    signedOut: ({ context }, { isStored }) =>
      context.user === undefined && isStored() ? ['The browser remembers a guest who signed out'] : [],
  },
})
