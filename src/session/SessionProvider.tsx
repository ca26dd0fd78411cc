import { type ReactNode, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { createBrowserStorage, USER_KEY } from '#ui/lib/browser-storage.ts'
import { loadChunk } from '#ui/lib/chunks/load-chunk.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { useWhenWanted } from '#ui/lib/chunks/use-when-wanted.ts'
import { SessionContext, SessionStart, type Session } from './use-session.ts'
import { texts } from './texts.ts'

/** What the machines of a session tell the page: where to go. */
export type StartSession = (goTo: (path: string) => void) => Session & { stop: () => void }

/** Owns the session for the whole site. Its machines are a separate chunk, so that no page waits for them before it can be read. */
export function SessionProvider({ load, children }: { load: () => Promise<StartSession>; children: ReactNode }) {
  const navigate = useRef(useNavigate())
  // Seen at once, so that a page that is being left does not ask a guest who has just logged out to sign in.
  const goTo = (path: string) => void navigate.current(path, { flushSync: true })
  const { started, isEmpty, want } = useWhenWanted({
    load: async () => (await loadChunk('src/app/start-session.ts', load))(goTo),
    isStored: () => createBrowserStorage(() => localStorage).get(USER_KEY) !== undefined,
    onFailure: () => showToast('warning', texts.notLoaded),
  })
  const start = useMemo(() => ({ isAbsent: isEmpty, want }), [isEmpty, want])
  return (
    <SessionStart value={start}>
      <SessionContext value={started}>{children}</SessionContext>
    </SessionStart>
  )
}
