import { useSelector } from '@xstate/react'
import { lazy, Suspense, useContext, useState } from 'react'
import { loadChunk } from '#src/load-chunk.ts'
import { type AuthRef, SessionContext } from '#src/session/session-context.ts'
import { Spinner } from '#src/ui/Spinner.tsx'
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
