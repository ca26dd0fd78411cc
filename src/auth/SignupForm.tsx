import { useSelector } from '@xstate/react'
import type { AuthRef } from '#src/session/use-session.ts'
import { Button } from '#src/ui/Button.tsx'
import { AuthField } from './AuthField.tsx'
import { AuthFormFrame } from './AuthFormFrame.tsx'
import styles from './AuthDialog.module.css'
import { selectIsBusy, selectIsSignupDisabled } from './auth-form.ts'
import { texts } from './texts.ts'

/** SIGNUP: phone and name. A phone that is registered already is told when its field is left. */
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
