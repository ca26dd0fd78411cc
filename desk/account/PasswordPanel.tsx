import { useState } from 'react'
import { changePassword } from '#contract/desk/account.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { TextInput } from '#ui/fields/inputs.tsx'
import { Form } from '../parts/Form.tsx'
import { Panel } from '../parts/Page.tsx'
import parts from '../parts/parts.module.css'
import { useDeskCall } from '../session/use-desk-call.ts'
import { useDesk, useMember } from '../session/use-desk.ts'
import { arePasswordsGood, NewPasswordFields } from '../sign-in/NewPasswordFields.tsx'
import { texts } from './texts.ts'

const empty = { current: '', password: '', again: '' }

export function PasswordPanel() {
  const { session } = useDesk()
  const { Email } = useMember()
  const [typed, setTyped] = useState(empty)
  const changing = useDeskCall(changePassword)

  async function submit(): Promise<void> {
    const answer = await changing.send(() => ({ body: { Current: typed.current, Password: typed.password } }))
    if (!answer) return
    session.send({ type: 'session.changed', session: answer.data })
    setTyped(empty)
    showToast('success', texts.passwordChanged)
  }

  return (
    <Panel title={texts.password}>
      <div className={parts['stack']}>
        <p className={parts['soft']}>{texts.passwordLead}</p>
        <Form
          problem={changing.problem}
          isBusy={changing.isBusy}
          action={texts.changePassword}
          isComplete={typed.current !== '' && arePasswordsGood(typed)}
          onSubmit={() => void submit()}
        >
          <TextInput
            label={texts.current}
            type="password"
            autoComplete="current-password"
            required
            value={typed.current}
            readOnly={changing.isBusy}
            onChange={(event) => setTyped({ ...typed, current: event.target.value })}
          />
          <NewPasswordFields
            email={Email}
            typed={typed}
            isBusy={changing.isBusy}
            onChange={(passwords) => setTyped({ ...typed, ...passwords })}
          />
        </Form>
      </div>
    </Panel>
  )
}
