import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { loadChunk } from '#src/lib/load-chunk.ts'
import { showToast } from '#src/lib/toasts.ts'
import { SessionContext, type Session } from './use-session.ts'
import { texts } from './texts.ts'

/** What the machines of a session tell the page: where to go. */
export type StartSession = (goTo: (path: string) => void) => Session & { stop: () => void }

/** Owns the session for the whole site. Its machines are a chunk of their own, so that no page waits for them before it can be read. */
export function SessionProvider({ load, children }: { load: () => Promise<StartSession>; children: ReactNode }) {
  const [session, setSession] = useState<Session>()
  const navigate = useRef(useNavigate())
  const starter = useRef(load)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    // Seen at once, so that a page that is being left does not ask a guest who has just logged out to sign in.
    const goTo = (path: string) => void navigate.current(path, { flushSync: true })
    async function begin() {
      const start = await loadChunk('src/app/start-session.ts', starter.current)
      if (isGone) return
      const started = start(goTo)
      stop = started.stop
      setSession(started)
    }
    begin().catch(() => showToast('warning', texts.notLoaded))
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
  return <SessionContext value={session}>{children}</SessionContext>
}
