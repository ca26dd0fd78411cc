import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { deskSessionMachine } from '#machines/desk/desk-session.machine.ts'
import type { BrowserStorage } from '#ui/lib/browser-storage.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { Spinner } from '#ui/loading.tsx'
import { Toasts } from '#ui/overlays/Toasts.tsx'
import { DeskFrame } from './frame/DeskFrame.tsx'
import { createBookingNews } from './live/booking-news.ts'
import { createLive } from './live/create-live.ts'
import { createProvingApi, type DeskApi } from './session/desk-api.ts'
import { createDeskSessionActors } from './session/desk-session.actors.ts'
import type { IdleWatch } from './session/idle-watch.ts'
import { createKept } from './session/kept.ts'
import { DeskContext, type DeskSnapshot } from './session/use-desk.ts'
import { CodeScreen } from './sign-in/CodeScreen.tsx'
import { EnrolmentScreen } from './sign-in/EnrolmentScreen.tsx'
import { NewPasswordScreen } from './sign-in/NewPasswordScreen.tsx'
import { PasswordScreen } from './sign-in/PasswordScreen.tsx'
import { RecoveryCodesScreen } from './sign-in/RecoveryCodesScreen.tsx'
import { InterruptedScreen } from './sign-in/InterruptedScreen.tsx'
import { SignInFrame } from './sign-in/SignInFrame.tsx'
import { isForStudio } from './sign-in/for-studio.ts'
import { StudioScreen } from './sign-in/StudioScreen.tsx'
import { texts } from './sign-in/texts.ts'

type DeskAppProps = { api: DeskApi; idle: IdleWatch; storage: BrowserStorage }

/** The whole desk: the steps of signing in, then the frame with its pages, or the way on to the Studio. */
export function DeskApp({ api, idle, storage }: DeskAppProps) {
  const session = useMachine(deskSessionMachine, () => createDeskSessionActors({ api, idle }), {
    on: { 'lock.began': idle.forget },
  })
  const desk = useMemo(() => {
    const news = createBookingNews(storage, window)
    return {
      session,
      api: createProvingApi(api, session),
      live: createLive(storage, news),
      news,
      idle,
      kept: createKept(storage),
    }
  }, [session, api, storage, idle])
  const screen = useSelector(session, screenOf)
  return (
    <DeskContext value={desk}>
      {screens[screen]}
      <Toasts />
    </DeskContext>
  )
}

const screens = {
  waiting: (
    <SignInFrame lead={texts.signInLead}>
      <Spinner />
    </SignInFrame>
  ),
  interrupted: <InterruptedScreen />,
  signedOut: <PasswordScreen />,
  code: <CodeScreen />,
  enrolling: <EnrolmentScreen />,
  recoveryCodes: <RecoveryCodesScreen />,
  newPassword: <NewPasswordScreen />,
  signedIn: <DeskFrame />,
  toStudio: <StudioScreen />,
}

const steps = ['signedOut', 'signedIn'] as const
const proofs = ['code', 'enrolling', 'recoveryCodes', 'newPassword'] as const

function screenOf(snapshot: DeskSnapshot): keyof typeof screens {
  if (isForStudio() && snapshot.matches('signedIn')) return 'toStudio'
  if (snapshot.matches('unread') || snapshot.matches({ leaving: 'failed' })) return 'interrupted'
  return (
    steps.find((step) => snapshot.matches(step)) ??
    proofs.find((proof) => snapshot.matches({ signingIn: proof })) ??
    'waiting'
  )
}
