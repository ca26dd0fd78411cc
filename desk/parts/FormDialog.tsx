import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { AnyActorRef } from 'xstate'
import { Spinner } from '#ui/loading.tsx'
import { Notice } from '#ui/messages.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'

type OpenSnapshot = { hasTag(tag: 'open'): boolean }

/** An actor whose machine opens a dialog: `machines/desk/parts/form-dialog.ts`. */
type DialogRef = Pick<AnyActorRef, 'subscribe'> & {
  getSnapshot(): OpenSnapshot
  send(event: { type: 'dialog.closed' }): void
}

const selectIsOpen = (snapshot: OpenSnapshot) => snapshot.hasTag('open')

type FormDialogProps = {
  form: DialogRef
  title: string
  /** `onClose` is for `TypedForm`. */
  children: (onClose: () => void) => ReactNode
}

/** The dialog in which a form of the desk is filled in, for as long as its machine has it open. */
export function FormDialog({ form, title, children }: FormDialogProps) {
  const isOpen = useSelector(form, selectIsOpen)
  const close = () => form.send({ type: 'dialog.closed' })
  return (
    <Dialog isOpen={isOpen} onClose={close} title={title}>
      {isOpen && children(close)}
    </Dialog>
  )
}

/** In place of a form whose machine reads first: `machines/desk/parts/reading-dialog.ts`. */
export function Unread({ problem }: { problem: string | undefined }) {
  return problem === undefined ? <Spinner /> : <Notice kind="error">{problem}</Notice>
}
