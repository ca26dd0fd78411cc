import { type ReactNode, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/messages.tsx'
import { texts } from '#ui/texts.ts'
import styles from './parts.module.css'

/** One of the radio buttons is chosen already. */
const FIRST_FIELD = 'input:not([type="radio"])'

type TypedFormProps = {
  problem: string | undefined
  isBusy: boolean
  onSubmit: () => void
  /** What its button does. */
  action: string
  isDisabled?: boolean
  /** Another button, beside its own. */
  beside?: ReactNode
  /** Of the dialog in which it stands. */
  onClose?: () => void
  /** What leaves it is called, where Close would be taken for what the form does. */
  closeLabel?: string
  children: ReactNode
}

/** A form that a machine fills in (`useTypedForm`): its fields, why it was refused, and one action. */
export function TypedForm({
  problem,
  isBusy,
  onSubmit,
  action,
  isDisabled,
  beside,
  onClose,
  closeLabel = texts.close,
  children,
}: TypedFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isInDialog = onClose !== undefined
  useEffect(() => {
    // Under a finger a field that gets the focus brings the keyboard of the phone, which covers the form.
    if (!isInDialog || !matchMedia('(pointer: fine)').matches) return undefined
    // A dialog that opens focuses its button to close first.
    const frame = requestAnimationFrame(() => {
      const field = form.current?.querySelector<HTMLInputElement>(FIRST_FIELD)
      field?.focus()
      field?.select()
    })
    return () => cancelAnimationFrame(frame)
  }, [isInDialog])
  return (
    <form
      ref={form}
      className={styles['typed']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        flushSync(onSubmit)
        form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
      }}
    >
      {children}
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <div className={styles['typedActions']}>
        <Button type="submit" isBusy={isBusy} disabled={isDisabled}>
          {action}
        </Button>
        {beside}
        {onClose && (
          <Button kind="text" onClick={onClose}>
            {closeLabel}
          </Button>
        )}
      </div>
    </form>
  )
}
