import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { RESEND_PAUSE_MS } from '#machines/auth.setup.ts'
import type { AuthRef } from '#src/session/session-context.ts'
import { Button } from '#src/ui/Button.tsx'
import styles from './AuthDialog.module.css'
import { selectIsResendDisabled, selectIsResendWaiting, selectMessageId } from './auth-form.ts'
import { texts } from './texts.ts'

/** Asks for another code, once the pause after the last one is over. */
export function Resend({ auth }: { auth: AuthRef }) {
  const isWaiting = useSelector(auth, selectIsResendWaiting)
  const isDisabled = useSelector(auth, selectIsResendDisabled)
  const messageId = useSelector(auth, selectMessageId)
  if (isWaiting) return <Countdown key={messageId} />
  return (
    <Button kind="text" isBusy={isDisabled} onClick={() => auth.send({ type: 'resend.pressed' })}>
      {texts.resend}
    </Button>
  )
}

/** Counts what is left of the pause; the machine alone ends it. */
function Countdown() {
  const [secondsLeft, setSecondsLeft] = useState(RESEND_PAUSE_MS / 1000)
  useEffect(() => {
    const timer = setInterval(() => setSecondsLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return <p className={styles['countdown']}>{texts.resendIn(secondsLeft)}</p>
}
