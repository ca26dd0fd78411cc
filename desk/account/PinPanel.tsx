import { useState } from 'react'
import { PIN_DIGITS, setPin } from '#contract/desk/account.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { TextInput } from '#ui/fields/inputs.tsx'
import { Form } from '../parts/Form.tsx'
import { Panel } from '../parts/Page.tsx'
import parts from '../parts/parts.module.css'
import { useDeskCall } from '../session/use-desk-call.ts'
import { useDesk, useMember } from '../session/use-desk.ts'
import { texts } from './texts.ts'

const empty = { pin: '', again: '' }
const isWhole = (pin: string) => /^\d+$/.test(pin) && pin.length === PIN_DIGITS

export function PinPanel() {
  const { session } = useDesk()
  const { HasPin } = useMember()
  const [typed, setTyped] = useState(empty)
  const setting = useDeskCall(setPin)

  async function submit(): Promise<void> {
    const answer = await setting.send(() => ({ body: { Pin: typed.pin } }))
    if (!answer) return
    session.send({ type: 'session.changed', session: answer.data })
    setTyped(empty)
    showToast('success', texts.pinSet)
  }

  const field = { type: 'password', inputMode: 'numeric', autoComplete: 'off', maxLength: PIN_DIGITS } as const
  return (
    <Panel title={texts.pin}>
      <div className={parts['stack']}>
        <p className={parts['soft']}>{HasPin ? texts.hasPin : texts.noPin}</p>
        <Form
          problem={setting.problem}
          isBusy={setting.isBusy}
          action={texts.setPin}
          isComplete={isWhole(typed.pin) && typed.again === typed.pin}
          onSubmit={() => void submit()}
        >
          <TextInput
            {...field}
            label={texts.newPin}
            required
            fault={typed.pin === '' || isWhole(typed.pin) ? undefined : texts.pinFault}
            value={typed.pin}
            onChange={(event) => setTyped({ ...typed, pin: event.target.value })}
          />
          <TextInput
            {...field}
            label={texts.pinAgain}
            required
            fault={typed.again === typed.pin ? undefined : texts.pinsDiffer}
            value={typed.again}
            onChange={(event) => setTyped({ ...typed, again: event.target.value })}
          />
        </Form>
      </div>
    </Panel>
  )
}
