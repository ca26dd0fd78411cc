import { Lock } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { useColleagues, useDesk, useMember } from '../session/use-desk.ts'
import { PinForm } from './PinForm.tsx'
import styles from './frame.module.css'
import { texts } from './texts.ts'

/** Over the desk, until its member or a colleague gives a PIN. A modal dialog, because one that was open below it would hold the focus. */
export function LockScreen() {
  const { session } = useDesk()
  const member = useMember()
  const colleagues = useColleagues()
  const dialog = useRef<HTMLDialogElement>(null)
  const left = useRef<Element>(null)
  useLayoutEffect(() => {
    left.current ??= document.activeElement
    dialog.current?.showModal()
  }, [])
  useEffect(
    () => () => {
      if (left.current instanceof HTMLElement) left.current.focus()
    },
    [],
  )
  return (
    <dialog
      ref={dialog}
      className={styles['lock']}
      aria-labelledby="locked"
      onCancel={(event) => event.preventDefault()}
      // A browser closes it on the second Escape, whatever the first was answered.
      onClose={() => dialog.current?.showModal()}
    >
      <div className={styles['lockSheet']}>
        <h1 id="locked">
          <Lock size={20} aria-hidden="true" /> {texts.locked}
        </h1>
        <p className={styles['lead']}>{texts.lockedLead}</p>
        <PinForm people={[member, ...colleagues]} action={texts.unlock}>
          <Button kind="text" onClick={() => session.send({ type: 'signOut.chosen' })}>
            {texts.signOut}
          </Button>
        </PinForm>
      </div>
    </dialog>
  )
}
