import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { texts as said } from '#machines/texts.ts'
import type { AuthRef } from '#src/session/use-session.ts'
import { Button } from '#src/ui/Button.tsx'
import styles from './AuthDialog.module.css'
import { selectIsResendDisabled, selectIsResendWaiting, selectMessageId, selectResendPauseMs } from './auth-form.ts'
import { texts } from './texts.ts'

/** Asks for another code, once the pause after the last one is over. */
export function Resend({ auth }: { auth: AuthRef }) {
  const isWaiting = useSelector(auth, selectIsResendWaiting)
  const isDisabled = useSelector(auth, selectIsResendDisabled)
  const messageId = useSelector(auth, selectMessageId)
  const pauseMs = useSelector(auth, selectResendPauseMs)
  const [firstMessageId] = useState(messageId)
  return (
    <>
      {/* The toast that says so lies outside the dialog, where a screen reader does not go. */}
      <output className="visually-hidden">{messageId === firstMessageId ? '' : said.codeSent}</output>
      {isWaiting ? <Countdown key={messageId} pauseMs={pauseMs} /> : <ResendButton auth={auth} isBusy={isDisabled} />}
    </>
  )
}

function ResendButton({ auth, isBusy }: { auth: AuthRef; isBusy: boolean }) {
  return (
    <Button kind="text" isBusy={isBusy} onClick={() => auth.send({ type: 'resend.pressed' })}>
      {texts.resend}
    </Button>
  )
}

/** Counts what is left of the pause, by the clock, for a page in the background ticks slower; the machine alone ends it. */
function Countdown({ pauseMs }: { pauseMs: number }) {
  const [start] = useState(() => Date.now())
  const [now, setNow] = useState(start)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const secondsLeft = Math.max(0, Math.ceil((start + pauseMs - now) / 1000))
  return <p className={styles['countdown']}>{texts.resendIn(secondsLeft)}</p>
}
