import { Lock } from 'lucide-react'
import { Button } from '#src/ui/Button.tsx'
import { useColleagues, useDesk, useMember } from '../session/use-desk.ts'
import { PinForm } from './PinForm.tsx'
import styles from './frame.module.css'
import { texts } from './texts.ts'

/** Over the desk, until its member or a colleague gives a PIN. */
export function LockScreen() {
  const { session } = useDesk()
  const member = useMember()
  const colleagues = useColleagues()
  return (
    <div className={styles['lock']} role="dialog" aria-modal="true" aria-labelledby="locked">
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
    </div>
  )
}
