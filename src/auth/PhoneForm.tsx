import { useSelector } from '@xstate/react'
import type { AuthRef } from '#src/session/use-session.ts'
import { Button } from '#src/ui/Button.tsx'
import { AuthField } from './AuthField.tsx'
import { AuthFormFrame } from './AuthFormFrame.tsx'
import styles from './AuthDialog.module.css'
import { selectIsBusy } from './auth-form.ts'
import { texts } from './texts.ts'

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
