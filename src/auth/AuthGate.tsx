import { useSelector } from '@xstate/react'
import { lazy, Suspense, useContext, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { loadChunk } from '#src/lib/load-chunk.ts'
import { type AuthRef, SessionContext } from '#src/session/use-session.ts'
import { Spinner } from '#src/ui/loading.tsx'
import { selectForm } from './auth-form.ts'

const AuthDialog = lazy(async () => ({
  default: (await loadChunk('auth-dialog', () => import('./AuthDialog.tsx'))).AuthDialog,
}))

/** The place of the auth dialog in the page. Its code is fetched when it is first opened. */
export function AuthGate() {
  const auth = useContext(SessionContext)?.auth
  return auth ? <OnceOpened auth={auth} /> : null
}

function OnceOpened({ auth }: { auth: AuthRef }) {
  useLeaving(auth)
  const isOpen = useSelector(auth, selectForm) !== undefined
  const [isNeeded, setIsNeeded] = useState(false)
  if (isOpen && !isNeeded) setIsNeeded(true)
  if (!isNeeded) return null
  return (
    <Suspense fallback={<Spinner />}>
      <AuthDialog auth={auth} />
    </Suspense>
  )
}

/** Notifies the dialog that the page under it is gone. Before the new page's own effects: one of them may open the dialog anew. */
function useLeaving(auth: AuthRef): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    auth.send({ type: 'page.left' })
  }, [auth, pathname])
}
