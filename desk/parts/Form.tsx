import { type ReactNode, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/messages.tsx'
import { texts } from '../texts.ts'
import styles from './parts.module.css'

type FormProps = {
  problem: string | undefined
  isBusy: boolean
  /** What its button does. */
  action: string
  /** Whether all is filled in; otherwise the first field that is not gets the focus. */
  isComplete: boolean
  onSubmit: () => void
  onCancel?: () => void
  children: ReactNode
}

/** A form of the desk: its fields, why it was refused, and one action. */
export function Form({ problem, isBusy, action, isComplete, onSubmit, onCancel, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <form
      ref={form}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        if (isComplete) onSubmit()
        else focusIncomplete(form.current)
      }}
    >
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      {children}
      <div className={styles['actions']}>
        <Button type="submit" isBusy={isBusy}>
          {action}
        </Button>
        {onCancel && (
          <Button kind="text" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Leaves and enters it, so that it shows what it wants. */
function focusIncomplete(form: HTMLFormElement | null): void {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input:not([tabindex="-1"]), select') ?? [])]
  const first = fields.find(({ value }) => value === '') ?? fields[0]
  first?.focus()
}
