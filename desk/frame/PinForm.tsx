import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PIN_DIGITS } from '#contract/desk/account.ts'
import { Button } from '#ui/Button.tsx'
import { Select, TextInput } from '#ui/fields/inputs.tsx'
import { Notice } from '#ui/messages.tsx'
import { selectIsBusy, selectProblem } from '../session/select.ts'
import { useDesk } from '../session/use-desk.ts'
import styles from './frame.module.css'
import { texts } from './texts.ts'

type PinFormProps = { people: readonly { Id: number; Name: string }[]; action: string; children?: ReactNode }

/** A person and their PIN. */
export function PinForm({ people, action, children }: PinFormProps) {
  const { session } = useDesk()
  const problem = useSelector(session, selectProblem)
  const isBusy = useSelector(session, selectIsBusy)
  const [chosen, setChosen] = useState(people[0]?.Id)
  const [pin, setPin] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const focusPin = () => form.current?.querySelector<HTMLElement>('[name="pin"]')?.focus()
  useEffect(() => {
    // A dialog that opens focuses its button to close first.
    const frame = requestAnimationFrame(focusPin)
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    if (problem !== undefined) focusPin()
  }, [problem])

  return (
    <form
      ref={form}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen === undefined || pin.length !== PIN_DIGITS) focusPin()
        else {
          session.send({ type: 'pin.submitted', memberId: chosen, pin })
          // A wrong one is typed anew.
          setPin('')
        }
      }}
    >
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <Select
        label={texts.who}
        required
        value={String(chosen)}
        disabled={isBusy}
        options={people.map(({ Id, Name }) => ({ value: String(Id), label: Name }))}
        onChange={(event) => setChosen(Number(event.target.value))}
      />
      <TextInput
        label={texts.pin}
        name="pin"
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={PIN_DIGITS}
        required
        fault={pin === '' || /^\d{6}$/.test(pin) ? undefined : texts.pinFault}
        value={pin}
        readOnly={isBusy}
        onChange={(event) => setPin(event.target.value)}
      />
      <div className={styles['actions']}>
        <Button type="submit" isBusy={isBusy}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  )
}
