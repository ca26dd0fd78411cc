import { PIN_DIGITS } from '#contract/staff/account.ts'
import { pinMachine, pinProblems } from '#machines/desk/account-forms.ts'
import { TextInput } from '#ui/fields/inputs.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { Panel } from '../parts/Page.tsx'
import parts from '../parts/parts.module.css'
import { useDesk, useMember } from '../session/use-desk.ts'
import { createPinActors } from './account.actors.ts'
import { texts } from './texts.ts'

export function PinPanel() {
  const { api, session } = useDesk()
  const { HasPin } = useMember()
  const pin = useMachine(pinMachine, () => createPinActors({ api }), {
    on: {
      'form.sent'({ output }) {
        session.send({ type: 'session.changed', session: output })
        showToast('success', texts.pinSet)
      },
    },
  })
  const { bind, frame } = useForm(pin, texts.pinProblems, pinProblems)
  const field = {
    type: 'password',
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: PIN_DIGITS,
    required: true,
  } as const
  return (
    <Panel title={texts.pin}>
      <div className={parts['stack']}>
        <p className={parts['soft']}>{HasPin ? texts.hasPin : texts.noPin}</p>
        <ActionForm {...frame} className={parts['form']} action={texts.setPin}>
          <TextInput {...field} label={texts.newPin} {...bind('pin')} />
          <TextInput {...field} label={texts.pinAgain} {...bind('again')} />
        </ActionForm>
      </div>
    </Panel>
  )
}
