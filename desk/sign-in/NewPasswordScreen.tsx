import { fromPromise } from 'xstate'
import { newPasswordMachine, passwordProblems } from '#machines/desk/account-forms.ts'
import { Button } from '#ui/Button.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { useStep } from '../session/use-step.ts'
import { useMember } from '../session/use-desk.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { OtherAccount } from './OtherAccount.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import styles from './sign-in.module.css'
import { texts } from './texts.ts'

export function NewPasswordScreen() {
  const { session, problem, isBusy } = useStep()
  const { Email } = useMember()
  const form = useMachine(newPasswordMachine, () => ({ send: fromPromise(async (): Promise<unknown> => undefined) }), {
    on: { 'form.sent': ({ fields }) => session.send({ type: 'newPassword.submitted', password: fields.password }) },
  })
  const { bind, frame } = useForm(form, texts.passwordProblems, passwordProblems)
  return (
    <SignInFrame
      title={texts.newPasswordTitle}
      lead={texts.newPasswordLead}
      problem={problem}
      onSubmit={frame.onSubmit}
    >
      <NewPasswordFields email={Email} bind={(field) => ({ ...bind(field), readOnly: isBusy })} />
      <Button type="submit" isWide isBusy={isBusy}>
        {texts.savePassword}
      </Button>
      <p className={styles['links']}>
        <OtherAccount />
      </p>
    </SignInFrame>
  )
}
