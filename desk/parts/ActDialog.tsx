import type { ReactNode } from 'react'
import { Button, type ButtonKind } from '#ui/Button.tsx'
import { FormDialog } from '#ui/forms/FormDialog.tsx'
import type { DialogRef } from '#ui/lib/forms/use-form.ts'

type ActDialogProps<Subject> = {
  form: DialogRef & { send(event: { type: 'dialog.opened'; subject: Subject }): void }
  /** What it is about. */
  subject: Subject
  /** What the button says. */
  label: string
  title?: string
  kind?: ButtonKind
  isOffered?: boolean
  children: (onClose: () => void) => ReactNode
}

/** A button with the dialog that it opens, which stays open where the button is no longer offered. */
export function ActDialog<Subject>({
  form,
  subject,
  label,
  title = label,
  kind = 'outlined',
  isOffered = true,
  children,
}: ActDialogProps<Subject>) {
  return (
    <>
      {isOffered && (
        <Button kind={kind} onClick={() => form.send({ type: 'dialog.opened', subject })}>
          {label}
        </Button>
      )}
      <FormDialog form={form} title={title}>
        {children}
      </FormDialog>
    </>
  )
}
