import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { texts as machineTexts } from '#machines/parts/texts.ts'
import type { AuthRef } from '#src/session/use-session.ts'
import { normalizePhone } from '#contract/values/phone.ts'
import { now } from '#ui/lib/clock.ts'
import { Button } from '#ui/Button.tsx'
import { PhoneNumber } from '#ui/values.tsx'
import {
  type AuthForm,
  selectIsBusy,
  selectIsResendDisabled,
  selectIsResendWaiting,
  selectMessageId,
  selectPhone,
  selectResendPauseMs,
} from './auth-form.ts'
import styles from './AuthDialog.module.css'
import { AuthField, AuthFormFrame } from './AuthFormFrame.tsx'
import { texts } from './texts.ts'

/** OTP, OTP_LOGIN, OTP_RESET_PASSWORD: one field for the code, which a phone fills in from the message. */
export function CodeForm({ auth, form }: { auth: AuthRef; form: AuthForm }) {
  const isBusy = useSelector(auth, selectIsBusy)
  const phone = useSelector(auth, selectPhone)
  return (
    <AuthFormFrame
      auth={auth}
      lead={
        <>
          {texts.codeSent}{' '}
          <span className={styles['phone']}>
            <strong>
              <PhoneNumber phone={normalizePhone(phone) ?? phone} />
            </strong>{' '}
            <Button kind="text" disabled={isBusy} onClick={() => auth.send({ type: 'back.pressed' })}>
              {texts.change}
              <span className="visually-hidden"> {texts.thePhone}</span>
            </Button>
          </span>
          <br />
          {texts.codeLife} {form === 'OTP_RESET_PASSWORD' && <span>{texts.resetLead}</span>}
        </>
      }
      submitted="code.submitted"
    >
      <div className={styles['code']}>
        <AuthField
          auth={auth}
          field="code"
          label={texts.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={200}
        />
      </div>
      <Button type="submit" isWide isBusy={isBusy}>
        {texts.verify}
      </Button>
      <div className={styles['ways']}>
        <Resend auth={auth} />
        {form === 'OTP_LOGIN' && (
          <Button kind="text" disabled={isBusy} onClick={() => auth.send({ type: 'reset.pressed' })}>
            {texts.reset}
          </Button>
        )}
      </div>
    </AuthFormFrame>
  )
}

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
      <output className="visually-hidden">{messageId === firstMessageId ? '' : machineTexts.codeSent}</output>
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
  const [start] = useState(now)
  const [shownAt, setShownAt] = useState(start)
  useEffect(() => {
    const timer = setInterval(() => setShownAt(now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const secondsLeft = Math.max(0, Math.ceil((start + pauseMs - shownAt) / 1000))
  return <p className={styles['countdown']}>{texts.resendIn(secondsLeft)}</p>
}
