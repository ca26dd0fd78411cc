import { useState } from 'react'
import { reconfirmOrder } from '#contract/desk/orders.ts'
import { offerInToast, showToast } from '#ui/lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { nameOf } from '../guests/guest.tsx'
import { useDeskCall } from '../session/use-desk-call.ts'
import { useStayDesk } from '../stays/stay-desk.ts'
import styles from './mark.module.css'
import { texts } from './texts.ts'

type ReconfirmProps = { code: string; guest: string; label?: string; onDone: () => void }

/** Records that the guest of a confirmed order was called. */
export function Reconfirm({ code, guest, label = texts.called, onDone }: ReconfirmProps) {
  const { send, isBusy, problem } = useDeskCall(reconfirmOrder)
  const { isCut } = useStayDesk()
  const [isDone, setIsDone] = useState(false)

  async function record(): Promise<void> {
    const answer = await send((ActivityId) => ({ body: { ActivityId, Code: code } }))
    if (!answer) return
    setIsDone(true)
    offerInToast('success', texts.reconfirmed(nameOf(guest)), { label: texts.undo, run: () => void undo() })
    onDone()
  }

  async function undo(): Promise<void> {
    const answer = await send((ActivityId) => ({ body: { ActivityId, Code: code, IsUndone: true } }))
    if (!answer) return
    setIsDone(false)
    showToast('success', texts.notReconfirmed)
    onDone()
  }

  return (
    <span className={styles['reconfirm']}>
      <Button
        kind="outlined"
        className={styles['act'] ?? ''}
        isBusy={isBusy || isDone}
        disabled={isCut}
        aria-label={texts.labelFor(label, nameOf(guest))}
        onClick={() => void record()}
      >
        {label}
      </Button>
      {problem !== undefined && <small role="alert">{problem}</small>}
    </span>
  )
}
