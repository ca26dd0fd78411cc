import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { selectIsBusy, selectProblem } from '../session/select.ts'
import { useDesk, useMember } from '../session/use-desk.ts'
import { arePasswordsGood, NewPasswordFields, type NewPassword } from './NewPasswordFields.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import styles from './sign-in.module.css'
import { texts } from './texts.ts'

export function NewPasswordScreen() {
  const { session } = useDesk()
  const { Email } = useMember()
  const problem = useSelector(session, selectProblem)
  const isBusy = useSelector(session, selectIsBusy)
  const [typed, setTyped] = useState<NewPassword>({ password: '', again: '' })

  return (
    <SignInFrame
      title={texts.newPasswordTitle}
      lead={texts.newPasswordLead}
      problem={problem}
      onSubmit={() => {
        if (arePasswordsGood(typed)) session.send({ type: 'newPassword.submitted', password: typed.password })
      }}
    >
      <NewPasswordFields email={Email} typed={typed} isBusy={isBusy} onChange={setTyped} />
      <Button type="submit" isWide isBusy={isBusy}>
        {texts.savePassword}
      </Button>
      <p className={styles['links']}>
        <Button kind="text" onClick={() => session.send({ type: 'signOut.chosen' })}>
          {texts.otherAccount}
        </Button>
      </p>
    </SignInFrame>
  )
}
