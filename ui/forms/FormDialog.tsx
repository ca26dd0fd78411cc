import type { ReactNode } from 'react'
import { type DialogRef, useDialog } from '#ui/lib/forms/use-form.ts'
import { Spinner } from '#ui/loading.tsx'
import { Notice } from '#ui/messages.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'

type FormDialogProps = {
  form: DialogRef
  title: string
  /** `onClose` is for `ActionForm`. */
  children: (onClose: () => void) => ReactNode
}

/** The dialog in which a form is filled in, for as long as its machine has it open. */
export function FormDialog({ form, title, children }: FormDialogProps) {
  const { isOpen, close } = useDialog(form)
  return (
    <Dialog isOpen={isOpen} onClose={close} title={title}>
      {isOpen && children(close)}
    </Dialog>
  )
}

/** In place of a form whose machine reads first. */
export function NotRead({ problem }: { problem: string | undefined }) {
  return problem === undefined ? <Spinner /> : <Notice kind="error">{problem}</Notice>
}
