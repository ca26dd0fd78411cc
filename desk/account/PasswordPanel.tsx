import { passwordMachine, passwordProblems } from '#machines/desk/account-forms.ts'
import { TextInput } from '#ui/fields/inputs.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { Panel } from '../parts/Page.tsx'
import parts from '../parts/parts.module.css'
import { useDesk, useMember } from '../session/use-desk.ts'
import { NewPasswordFields } from '../sign-in/NewPasswordFields.tsx'
import { createPasswordActors } from './account.actors.ts'
import { texts } from './texts.ts'

export function PasswordPanel() {
  const { api, session } = useDesk()
  const { Email } = useMember()
  const password = useMachine(passwordMachine, () => createPasswordActors({ api }), {
    on: {
      'form.sent'({ output }) {
        session.send({ type: 'session.changed', session: output })
        showToast('success', texts.passwordChanged)
      },
    },
  })
  const { bind, frame } = useForm(password, texts.passwordProblems, passwordProblems)
  return (
    <Panel title={texts.password}>
      <div className={parts['stack']}>
        <p className={parts['soft']}>{texts.passwordLead}</p>
        <ActionForm {...frame} className={parts['form']} action={texts.changePassword}>
          <TextInput
            label={texts.current}
            type="password"
            autoComplete="current-password"
            required
            {...bind('current')}
          />
          <NewPasswordFields email={Email} bind={bind} />
        </ActionForm>
      </div>
    </Panel>
  )
}
