import { Fragment, type ReactNode, useEffect, useEffectEvent } from 'react'
import { Navigate, useLocation, useNavigation } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Skeleton } from '#ui/loading.tsx'
import { EmptyState } from '#ui/messages.tsx'
import section from '#ui/styles/section.module.css'
import styles from './RequireSession.module.css'
import { hasSignedInBefore } from './stored-user.ts'
import { texts } from './texts.ts'
import { usePresence, useSignIn, useUser } from './use-session.ts'

type RequireSessionProps = {
  /** What becomes of a visitor: the dialog to sign in, which leads back here, or the home page. */
  otherwise?: 'ask' | 'home'
  /** It is a part of a page that everybody may read. */
  isPart?: boolean
  /** Most who come here have never signed in. */
  isForNewcomers?: boolean
  /** What a visitor sees next to the invitation to sign in, and behind the dialog. */
  beside?: ReactNode
  children: ReactNode
}

/** Shows a page, or a part of one, to a signed-in guest alone. Until it is known who is here there is a neutral frame. */
export function RequireSession({
  otherwise = 'ask',
  isPart = false,
  isForNewcomers = false,
  beside,
  children,
}: RequireSessionProps) {
  const presence = usePresence()
  const user = useUser()
  const isLeaving = useNavigation().state !== 'idle'
  // Another guest starts afresh: nothing on the page may be the first one's.
  if (presence === 'authenticated') return <Fragment key={user?.id}>{children}</Fragment>
  // A guest who has just logged out is on the way elsewhere.
  if (presence === 'unread' || isLeaving) return <PersonalFrame isPart={isPart} />
  return otherwise === 'home' ? (
    <Navigate to={paths.home()} replace />
  ) : (
    <AskToSignIn isPart={isPart} isForNewcomers={isForNewcomers} beside={beside} />
  )
}

type AskToSignInProps = { isPart: boolean; isForNewcomers: boolean; beside: ReactNode }

function AskToSignIn({ isPart, isForNewcomers, beside }: AskToSignInProps) {
  const { pathname, search } = useLocation()
  const signIn = useSignIn()
  const ask = () =>
    signIn({ returnTo: pathname + search, isNew: isForNewcomers && !hasSignedInBefore(), isBeside: isPart })
  const askAtFirst = useEffectEvent(ask)
  // Once per visit of the page: closing the dialog declines, and leads to the home page.
  useEffect(() => askAtFirst(), [])
  return (
    <div className={isPart ? styles['part'] : classes(section['container'], styles['frame'])}>
      <EmptyState sentence={texts.signInFirst}>
        <Button onClick={ask}>{texts.signIn}</Button>
      </EmptyState>
      {beside}
    </div>
  )
}

/** Shown for a personal page while the session is unknown: the server's whole answer. */
export function PersonalFrame({ isPart = false }: { isPart?: boolean }) {
  return (
    <div className={isPart ? styles['part'] : classes(section['container'], styles['frame'])} aria-busy="true">
      <output className="visually-hidden">{texts.reading}</output>
      <Skeleton lines={5} />
    </div>
  )
}
