import { useState } from 'react'
import { reconfirmOrder } from '#contract/reception/orders.ts'
import { offerInToast, showToast } from '#ui/lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { MarksOptional } from '#ui/fields/Field.tsx'
import { TextInput } from '#ui/fields/inputs.tsx'
import { nameOf } from '../guests/guest.tsx'
import { texts as registration } from '../registration/texts.ts'
import { useCan } from '../session/use-desk.ts'
import { useDeskCall } from '../session/use-desk-call.ts'
import { useStayDesk } from '../stays/stay-desk.ts'
import { texts as common } from '../texts.ts'
import styles from './mark.module.css'
import { texts } from './texts.ts'
import type { OrderSummary } from '#contract/orders/summary.ts'

type ReconfirmProps = {
  order: Pick<OrderSummary, 'Code' | 'Guest' | 'Type' | 'ArrivesAbout'>
  label?: string
  onDone: () => void
}

/** Records that the guest of a confirmed order was called, and when they come. */
export function Reconfirm({ order, label = texts.called, onDone }: ReconfirmProps) {
  const { Code, Type, ArrivesAbout: before } = order
  const { send, isBusy, problem } = useDeskCall(reconfirmOrder)
  const { isCut } = useStayDesk()
  const mayWrite = useCan('note.write')
  const [isDone, setIsDone] = useState(false)
  const [typed, setTyped] = useState<string>()
  const arrival = typed ?? before
  const guest = nameOf(order.Guest)

  async function record(): Promise<void> {
    const ArrivesAbout = arrival === before ? undefined : arrival
    const answer = await send((ActivityId) => ({ body: { ActivityId, Code, ArrivesAbout } }))
    if (!answer) return
    setIsDone(true)
    const back = ArrivesAbout === undefined ? {} : { ArrivesAbout: before, InsteadOf: ArrivesAbout }
    offerInToast('success', texts.reconfirmed(guest), { label: common.undo, run: () => void undo(back) })
    onDone()
  }

  async function undo(back: { ArrivesAbout?: string; InsteadOf?: string }): Promise<void> {
    const answer = await send((ActivityId) => ({ body: { ActivityId, Code, IsUndone: true, ...back } }))
    if (!answer) return
    setIsDone(false)
    showToast('success', texts.notReconfirmed)
    onDone()
  }

  if (!mayWrite) return null
  return (
    <div className={styles['reconfirm']}>
      {Type === 'Room' && (
        <MarksOptional value={false}>
          <TextInput
            label={registration.arrivesAbout}
            aria-label={texts.labelFor(registration.arrivesAbout, guest)}
            type="time"
            autoComplete="off"
            disabled={isCut || isBusy || isDone}
            value={arrival}
            onChange={({ target: { value } }) => setTyped(value)}
          />
        </MarksOptional>
      )}
      <Button
        kind="outlined"
        className={styles['act'] ?? ''}
        isBusy={isBusy || isDone}
        disabled={isCut}
        aria-label={texts.labelFor(label, guest)}
        onClick={() => void record()}
      >
        {label}
      </Button>
      {problem !== undefined && <small role="alert">{problem}</small>}
    </div>
  )
}
