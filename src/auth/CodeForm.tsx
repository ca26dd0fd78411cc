import { useSelector } from '@xstate/react'
import type { AuthRef } from '#src/session/use-session.ts'
import { Button } from '#src/ui/Button.tsx'
import { AuthField } from './AuthField.tsx'
import { AuthFormFrame } from './AuthFormFrame.tsx'
import styles from './AuthDialog.module.css'
import { type AuthForm, selectIsBusy, selectPhone } from './auth-form.ts'
import { Resend } from './Resend.tsx'
import { texts } from './texts.ts'

/** OTP, OTP_LOGIN, OTP_RESET_PASSWORD: one field for the code, which a phone fills in from the message. */
export function CodeForm({ auth, form }: { auth: AuthRef; form: AuthForm }) {
  const isBusy = useSelector(auth, selectIsBusy)
  const phone = useSelector(auth, selectPhone)
  return (
    <AuthFormFrame
      auth={auth}
      lead={form === 'OTP_RESET_PASSWORD' ? `${texts.codeSent(phone)} ${texts.resetLead}` : texts.codeSent(phone)}
      submitted="code.submitted"
    >
      <div className={styles['code']}>
        <AuthField
          auth={auth}
          field="code"
          label={texts.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
        />
      </div>
      <Button type="submit" isWide isBusy={isBusy}>
        {texts.verify}
      </Button>
      <div className={styles['ways']}>
        <Resend auth={auth} />
        <Button kind="text" disabled={isBusy} onClick={() => auth.send({ type: 'back.pressed' })}>
          {texts.back}
        </Button>
        {form === 'OTP_LOGIN' && (
          <Button kind="text" disabled={isBusy} onClick={() => auth.send({ type: 'reset.pressed' })}>
            {texts.reset}
          </Button>
        )}
      </div>
    </AuthFormFrame>
  )
}
