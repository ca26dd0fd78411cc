import type { ReactNode } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/messages.tsx'
import { texts } from '#src/ui/texts.ts'
import styles from './parts.module.css'

type TypedFormProps = {
  problem: string | undefined
  isBusy: boolean
  onSubmit: () => void
  /** What its button does. */
  action: string
  isDisabled?: boolean
  /** Of the dialog in which it stands. */
  onClose?: () => void
  children: ReactNode
}

/** A form that a machine fills in (`useTypedForm`): its fields, why it was refused, and one action. */
export function TypedForm({ problem, isBusy, onSubmit, action, isDisabled, onClose, children }: TypedFormProps) {
  return (
    <form
      className={styles['typed']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <div className={styles['typedActions']}>
        <Button type="submit" isBusy={isBusy} disabled={isDisabled}>
          {action}
        </Button>
        {onClose && (
          <Button kind="text" onClick={onClose}>
            {texts.close}
          </Button>
        )}
      </div>
    </form>
  )
}
