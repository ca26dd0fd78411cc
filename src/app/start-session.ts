import { createActor } from 'xstate'
import { authMachine } from '#machines/auth.machine.ts'
import type { StoredUser } from '#machines/parts/shared.ts'
import { sessionMachine } from '#machines/session.machine.ts'
import { createApiClient } from '#ui/lib/api/api-client.ts'
import { createAuthActors } from '#src/auth/auth.actors.ts'
import { createStampEarner } from '#src/auth/earn-stamp.ts'
import { texts } from '#src/auth/texts.ts'
import { createBrowserStorage, USER_KEY } from '#ui/lib/browser-storage.ts'
import { createDrafts } from '#src/lib/drafts.ts'
import { createSessionActors } from '#src/session/session.actors.ts'
import type { StartSession } from '#src/session/SessionProvider.tsx'
import { parseStoredUser } from '#src/session/stored-user.ts'
import { inspection } from '#ui/lib/inspection.ts'
import { showToast } from '#ui/lib/toasts.ts'

/** Starts the session and sign-in machines, tied to this browser: its storage, its other tabs and its requests. */
export const startSession: StartSession = (goTo) => {
  const storage = createBrowserStorage(() => localStorage)
  const client = createApiClient({
    fetch: window.fetch.bind(window),
    token: () => session.getSnapshot().context.user?.token,
    onUnauthorized: (token) => session.send({ type: 'unauthorized.met', token }),
  })
  const earnStamp = createStampEarner(() => showToast('info', texts.checking))
  const session = createActor(
    sessionMachine.provide({ actors: createSessionActors({ client, storage }) }),
    inspection(),
  )
  const auth = createActor(
    authMachine.provide({ actors: createAuthActors({ client, storage, earnStamp }) }),
    inspection(),
  )

  session.subscribe((snapshot) => {
    if (snapshot.matches('signingOut')) createDrafts().forgetAll()
  })
  session.on('navigation.wanted', ({ path }) => goTo(path))
  auth.on('user.signedIn', ({ user }) => session.send({ type: 'storedUser.changed', user }))
  auth.on('toast', ({ tone, text, closeAfterMs }) => showToast(tone, text, closeAfterMs))
  auth.on('navigation.wanted', ({ path }) => goTo(path))

  const onStorage = (event: StorageEvent) => {
    // A key of null: the other tab has cleared everything.
    if (event.key !== USER_KEY && event.key !== null) return
    const user = parseStoredUser(storage.get(USER_KEY))
    session.send({ type: 'storedUser.changed', user })
    if (user?.token) auth.send({ type: 'session.began' })
  }
  window.addEventListener('storage', onStorage)
  session.start()
  auth.start()

  const stop = () => {
    window.removeEventListener('storage', onStorage)
    session.stop()
    auth.stop()
  }
  const renew = (user: StoredUser) => {
    storage.set(USER_KEY, JSON.stringify(user))
    session.send({ type: 'storedUser.changed', user })
  }
  return { session, auth, api: client, renew, stop }
}
