import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PIN_DIGITS } from '#contract/staff/account.ts'
import { isPin } from '#machines/desk/account-forms.ts'
import { Select, TextInput } from '#ui/fields/inputs.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { useStep } from '../session/use-step.ts'
import { texts } from './texts.ts'

type PinFormProps = { people: readonly { Id: number; Name: string }[]; action: string; children?: ReactNode }

/** A person and their PIN. */
export function PinForm({ people, action, children }: PinFormProps) {
  const { session, problem, isBusy } = useStep()
  const [chosen, setChosen] = useState(people[0]?.Id)
  const [pin, setPin] = useState('')
  const form = useRef<HTMLDivElement>(null)
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
    <div ref={form}>
      <ActionForm
        problem={problem}
        isBusy={isBusy}
        action={action}
        beside={children}
        onSubmit={() => {
          if (chosen === undefined || !isPin(pin)) return focusPin()
          session.send({ type: 'pin.submitted', memberId: chosen, pin })
          // A wrong one is typed again.
          return setPin('')
        }}
      >
        <Select
          label={texts.who}
          required
          value={String(chosen)}
          readOnly={isBusy}
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
          lateProblem={isPin(pin) ? undefined : texts.pinFault}
          value={pin}
          readOnly={isBusy}
          onChange={(event) => setPin(event.target.value)}
        />
      </ActionForm>
    </div>
  )
}
