import { useSelector } from '@xstate/react'
import { lazy, Suspense, useContext, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { loadChunk } from '#ui/lib/chunks/load-chunk.ts'
import { texts } from '#src/session/texts.ts'
import { type AuthRef, SessionContext } from '#src/session/use-session.ts'
import { Corner, Spinner } from '#ui/loading.tsx'
import { Notice } from '#ui/messages.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { selectForm } from './auth-form.ts'

const AuthDialog = lazy(async () => ({
  default: (await loadChunk('src/auth/AuthDialog.tsx', () => import('./AuthDialog.tsx'))).AuthDialog,
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
  const close = () => auth.send({ type: 'dialog.closed' })
  return (
    <Corner
      instead={
        <Dialog isOpen={isOpen} onClose={close} title={texts.signIn}>
          <Notice kind="error">{texts.notLoaded}</Notice>
        </Dialog>
      }
    >
      <Suspense fallback={<Spinner />}>
        <AuthDialog auth={auth} />
      </Suspense>
    </Corner>
  )
}

/** Notifies the dialog that the page under it is gone. Before the new page's own effects: one of them may open the dialog again. */
function useLeaving(auth: AuthRef): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    auth.send({ type: 'page.left' })
  }, [auth, pathname])
}
