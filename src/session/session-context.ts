import { createContext } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { authMachine } from '#machines/auth.machine.ts'
import type { sessionMachine } from '#machines/session.machine.ts'
import type { ApiClient } from '#src/lib/api/api-client.ts'

export type SessionRef = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>
export type AuthRef = ActorRefFrom<typeof authMachine>

/** Who is here, the dialog by which they come in, and the API as they may call it. */
export type Session = { session: SessionRef; auth: AuthRef; api: ApiClient }

/** The page's one session; undefined on the server and until its script is here, which reads as a session that is still unread. */
export const SessionContext = createContext<Session | undefined>(undefined)
