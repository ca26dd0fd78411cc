import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { readDeskSession } from '#contract/staff/account.ts'
import { classes } from '#ui/classes.ts'
import { selectIsLocked } from '../session/use-step.ts'
import { reportUse } from '../session/report-use.ts'
import { useDesk, useMember } from '../session/use-desk.ts'
import { StayProvider } from '../stays/StayProvider.tsx'
import { DeskHeader } from './DeskHeader.tsx'
import { DeskPages } from './DeskPages.tsx'
import { LockScreen } from './LockScreen.tsx'
import { NewBookings } from './NewBookings.tsx'
import { ProofDialog } from './ProofDialog.tsx'
import { SwitchDialog } from './SwitchDialog.tsx'
import styles from './frame.module.css'
import { texts } from './texts.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** The desk for a member who is signed in. Behind the lock it stays as it was, out of sight and reach. */
export function DeskFrame() {
  const { session } = useDesk()
  const isLocked = useSelector(session, selectIsLocked)
  useFreshSession(isLocked)
  useKeptFocus()
  const { Id } = useMember()
  return (
    <BrowserRouter basename="/desk">
      {/* A colleague starts afresh: what the member before typed is not theirs. */}
      <div key={Id} className={classes(styles['frame'], isLocked && styles['locked'])} inert={isLocked}>
        <a className={styles['skip']} href="#content">
          {texts.toContent}
        </a>
        <DeskHeader />
        <NewBookings />
        <StayProvider>
          <DeskPages />
        </StayProvider>
        <SwitchDialog />
        <ProofDialog />
      </div>
      {isLocked && <LockScreen />}
    </BrowserRouter>
  )
}

/**
 * Reads the session again when the page comes back into sight, when the server ended what it listens to, and now and then while someone
 * uses the desk: it may be over, a colleague may have set a PIN, and the server locks a desk of whose use it hears nothing.
 */
function useFreshSession(isLocked: boolean): void {
  const { session, api, live, idle } = useDesk()
  useEffect(() => {
    async function refresh(): Promise<void> {
      if (document.visibilityState === 'hidden') return
      // Without an answer the page goes on with what it knows.
      const read = await api.call(readDeskSession, {}).catch(() => undefined)
      if (read?.Step === 'signedIn') session.send({ type: 'session.changed', session: read })
      else if (read) session.send({ type: 'session.ended' })
    }
    const onSight = () => void refresh()
    document.addEventListener('visibilitychange', onSight)
    // A locked desk follows nothing and nobody uses it.
    const stops = isLocked ? [] : [live.start(onSight), reportUse(idle, onSight)]
    return () => {
      for (const stop of stops) stop()
      document.removeEventListener('visibilitychange', onSight)
    }
  }, [session, api, live, idle, isLocked])
}
