import { useSelector } from '@xstate/react'
import { createContext, useContext, useEffect, useRef } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Profile } from '#contract/guests/guests.ts'
import type { authMachine } from '#machines/auth.machine.ts'
import type { StoredUser } from '#machines/parts/shared.ts'
import type { sessionMachine } from '#machines/session.machine.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import { useSiteApi } from '#src/lib/sources.ts'

const selectUser = (snapshot: SessionSnapshot | undefined) => snapshot?.context.user
const selectProfile = (snapshot: SessionSnapshot | undefined) => snapshot?.context.profile
const selectIsSigningOut = (snapshot: SessionSnapshot | undefined) => snapshot?.hasTag('busy') ?? false

type SessionRef = ActorRefFrom<typeof sessionMachine>
type SessionSnapshot = SnapshotFrom<typeof sessionMachine>
export type AuthRef = ActorRefFrom<typeof authMachine>

/** Who is here, the dialog by which they come in, and the API as they may call it. */
export type Session = {
  session: SessionRef
  auth: AuthRef
  api: ApiClient
  /** Puts a new session of the same guest in the place of the old one: they are not signed out, and the page stays where it is. */
  renew: (user: StoredUser) => void
}

/** The page's one session; undefined on the server and until its script is here, which reads as a session that is still unread. */
export const SessionContext = createContext<Session | undefined>(undefined)

type Start = {
  /** The browser stored no guest who has signed in. */
  isAbsent: boolean
  /** Starts the session, where it has not begun. */
  want: () => Promise<Session>
}

/** How the session comes: see `useWhenWanted`. */
export const SessionStart = createContext<Start>({
  isAbsent: false,
  want: () => Promise.reject(new Error('There is no session here')),
})

/** `unread` until the browser's own memory was asked: then the session is not known yet. */
export type Presence = 'unread' | 'anonymous' | 'authenticated'

function selectPresence(snapshot: SessionSnapshot | undefined): Presence {
  if (!snapshot || snapshot.hasTag('unread')) return 'unread'
  return snapshot.hasTag('authenticated') || snapshot.hasTag('busy') ? 'authenticated' : 'anonymous'
}

/** For what must know who is here: it has the session read. */
export function usePresence(): Presence {
  const session = useContext(SessionContext)
  const { want } = useContext(SessionStart)
  useEffect(() => {
    // A failure is reported where the session is started.
    if (!session) want().catch(() => undefined)
  }, [session, want])
  return useSelector(session?.session, selectPresence)
}

/** Who is here, as far as it is known without reading the session. */
export function useKnownPresence(): Presence {
  const presence = useSelector(useContext(SessionContext)?.session, selectPresence)
  const { isAbsent } = useContext(SessionStart)
  return presence === 'unread' && isAbsent ? 'anonymous' : presence
}

export function useUser(): StoredUser | undefined {
  return useSelector(useContext(SessionContext)?.session, selectUser)
}

/** The signed-in guest's profile; undefined until it was fetched. */
export function useProfile(): Profile | undefined {
  return useSelector(useContext(SessionContext)?.session, selectProfile)
}

export function useIsSigningOut(): boolean {
  return useSelector(useContext(SessionContext)?.session, selectIsSigningOut)
}

type SignIn = {
  /** Where a guest who signs in goes; unset, they stay where they are. */
  returnTo?: string
  /** The form to sign up comes first. */
  isNew?: boolean
  /** The dialog leaves the page under it to be read. */
  isBeside?: boolean
}

/** Opens the dialog to sign in. */
export function useSignIn(): (signIn?: SignIn) => void {
  const auth = useContext(SessionContext)?.auth
  const { want } = useContext(SessionStart)
  return (signIn) => {
    const open = (ref: AuthRef) => ref.send({ type: 'dialog.opened', ...signIn })
    if (auth) return open(auth)
    // A failure is reported where the session is started.
    return void want()
      .then((session) => open(session.auth))
      .catch(() => undefined)
  }
}

export function useRenewSession(): (user: StoredUser) => void {
  const renew = useContext(SessionContext)?.renew
  return (user) => renew?.(user)
}

export function useLogOut(): () => void {
  const session = useContext(SessionContext)?.session
  return () => session?.send({ type: 'logout.pressed' })
}

/** The API with the guest's token. Only below a place that waits for the session, such as `RequireSession`. */
export function useApi(): ApiClient {
  const api = useContext(SessionContext)?.api
  if (!api) throw new Error('There is no API before the session is read')
  return api
}

/** Returns the API as the present caller may use it: a visitor, or a guest with their token. Ask at the moment of the call. */
export function useCurrentApi(): () => ApiClient {
  const anyones = useSiteApi()
  const guests = useContext(SessionContext)?.api
  const current = useRef(anyones)
  useEffect(() => {
    current.current = guests ?? anyones
  }, [guests, anyones])
  return () => current.current
}
