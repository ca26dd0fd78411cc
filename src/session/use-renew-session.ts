import { useContext } from 'react'
import type { StoredUser } from '#machines/parts/shared.ts'
import { createBrowserStorage } from '#src/lib/browser-storage.ts'
import { USER_KEY } from './stored-user.ts'
import { SessionContext } from './use-session.ts'

/** Puts a new session of the same guest in the place of the old one: they are not signed out, and the page stays where it is. */
export function useRenewSession(): (user: StoredUser) => void {
  const session = useContext(SessionContext)?.session
  return (user) => {
    createBrowserStorage(() => localStorage).set(USER_KEY, JSON.stringify(user))
    session?.send({ type: 'storedUser.changed', user })
  }
}
