import { useSelector } from '@xstate/react'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { type DeskSnapshot, useColleagues, useDesk } from '../session/use-desk.ts'
import { PinForm } from './PinForm.tsx'
import styles from './frame.module.css'
import { texts } from './texts.ts'

const selectIsOpen = (snapshot: DeskSnapshot) => snapshot.matches({ signedIn: { open: 'switching' } })

export function SwitchDialog() {
  const { session } = useDesk()
  const colleagues = useColleagues()
  return (
    <Dialog
      isOpen={useSelector(session, selectIsOpen)}
      onClose={() => session.send({ type: 'switch.cancelled' })}
      title={texts.switchTitle}
    >
      <p className={styles['lead']}>{texts.switchLead}</p>
      <PinForm people={colleagues} action={texts.takeOver} />
    </Dialog>
  )
}
