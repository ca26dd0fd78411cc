import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { AuthRef } from '#src/session/use-session.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { selectForm, selectIsBusy, selectIsSignupDisabled, selectMessageId, selectProblem } from './auth-form.ts'
import styles from './AuthDialog.module.css'
import { AuthField, AuthFormFrame } from './AuthFormFrame.tsx'
import { CodeForm } from './CodeForm.tsx'
import { texts } from './texts.ts'

/** The way in: a phone number, then a code. It stays in the page when closed, so that the focus goes back to where it was. */
export function AuthDialog({ auth }: { auth: AuthRef }) {
  const form = useSelector(auth, selectForm)
  const problem = useSelector(auth, selectProblem)
  const body = useRef<HTMLDivElement>(null)

  const messageId = useSelector(auth, selectMessageId)
  // A form that opens, and a code that was sent anew, wait for the same thing: that someone types.
  const question = form && `${form} ${messageId}`
  useEffect(() => {
    if (question !== undefined) body.current?.querySelector('input')?.focus()
  }, [question])
  useEffect(() => {
    // A refused submission leaves the focus on the button; what is to be fixed is the field.
    if (problem !== undefined && document.activeElement instanceof HTMLButtonElement) {
      const field = body.current?.querySelector('input')
      field?.focus()
      field?.select()
    }
  }, [problem])

  return (
    <Dialog
      isOpen={form !== undefined}
      onClose={() => auth.send({ type: 'dialog.closed' })}
      title={texts.titles[form ?? 'LOGIN']}
    >
      <div ref={body}>
        {form === 'LOGIN' && <PhoneForm auth={auth} />}
        {form === 'SIGNUP' && <SignupForm auth={auth} />}
        {form !== undefined && form !== 'LOGIN' && form !== 'SIGNUP' && <CodeForm key={form} auth={auth} form={form} />}
      </div>
    </Dialog>
  )
}

/** LOGIN: the phone number that the code goes to. */
export function PhoneForm({ auth }: { auth: AuthRef }) {
  const isBusy = useSelector(auth, selectIsBusy)
  return (
    <AuthFormFrame auth={auth} lead={texts.loginLead} submitted="phone.submitted">
      <AuthField auth={auth} field="phone" label={texts.phone} hint={texts.phoneHint} type="tel" autoComplete="tel" />
      <Button type="submit" isWide isBusy={isBusy}>
        {texts.login}
      </Button>
      <p className={styles['other']}>
        {texts.noAccount}{' '}
        <Button kind="text" disabled={isBusy} onClick={() => auth.send({ type: 'signup.chosen' })}>
          {texts.signup}
        </Button>
      </p>
    </AuthFormFrame>
  )
}

/** SIGNUP: phone and name. A phone that is registered already is reported when its field is left. */
export function SignupForm({ auth }: { auth: AuthRef }) {
  const isBusy = useSelector(auth, selectIsBusy)
  const isSignupDisabled = useSelector(auth, selectIsSignupDisabled)
  return (
    <AuthFormFrame auth={auth} lead={texts.signupLead} submitted="signup.submitted">
      <AuthField
        auth={auth}
        field="phone"
        label={texts.phone}
        hint={texts.phoneHint}
        type="tel"
        autoComplete="tel"
        onBlur={() => auth.send({ type: 'phone.left' })}
      />
      <AuthField auth={auth} field="firstName" label={texts.firstName} autoComplete="given-name" maxLength={60} />
      <AuthField auth={auth} field="lastName" label={texts.lastName} autoComplete="family-name" maxLength={60} />
      <Button type="submit" isWide isBusy={isBusy} disabled={isSignupDisabled}>
        {texts.signup}
      </Button>
      <p className={styles['other']}>
        {texts.haveAccount}{' '}
        <Button kind="text" disabled={isBusy} onClick={() => auth.send({ type: 'login.chosen' })}>
          {texts.login}
        </Button>
      </p>
    </AuthFormFrame>
  )
}
