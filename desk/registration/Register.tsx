import { useEffect, useEffectEvent } from 'react'
import { registerMachine } from '#machines/desk/register.machine.ts'
import { Button } from '#ui/Button.tsx'
import { useDialog } from '#ui/lib/forms/use-form.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { loadedLater } from '../parts/loaded-later.tsx'
import { useActDialog } from '../session/use-act-dialog.ts'
import { useKept } from '../session/use-desk.ts'
import { createRegisterActors } from './registration.actors.ts'
import { texts } from './texts.ts'

const Form = loadedLater(
  'desk/registration/RegisterForm.tsx',
  async () => (await import('./RegisterForm.tsx')).RegisterForm,
)

type RegisterProps = {
  code: string
  /** One of the stays of the party in the room. */
  stayId: number
  /** What the dialog is called. */
  room: string
  label: string
  /** What it registers, for those who do not see where it stands. */
  title: string
  /** A link led here to register in this room. */
  isWanted?: boolean
  onOpened?: () => void
  onDone: () => void
}

/** Registers who stays in a room. */
export function Register({ code, stayId, room, label, title, isWanted = false, onOpened, onDone }: RegisterProps) {
  const register = useActDialog(registerMachine, createRegisterActors, { done: () => texts.saved, onDone })
  const { isOpen, close } = useDialog(register)
  const kept = useKept()
  function open(): void {
    const typed = kept.unregistered.get(code) ?? []
    register.send({ type: 'dialog.opened', subject: { code, stayId, typed } })
  }
  const openAsWanted = useEffectEvent(() => {
    open()
    onOpened?.()
  })
  useEffect(() => {
    if (isWanted) openAsWanted()
  }, [isWanted])
  return (
    <>
      <Button kind="text" aria-label={title} onClick={open}>
        {label}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={texts.registrationIn(room)} size="wide">
        {isOpen && <Form.Part register={register} onClose={close} />}
      </Dialog>
    </>
  )
}
