import { type FormEvent, useState } from 'react'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { giveRefund, proposeRefund } from '#contract/desk/refunds.ts'
import { refundLimits } from '#contract/values/roles.ts'
import { showToast } from '#src/lib/toasts.ts'
import { Button } from '#src/ui/Button.tsx'
import { formatTaka } from '#src/ui/format-taka.ts'
import { Notice } from '#src/ui/messages.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { AmountInput, ReasonInput } from '../parts/inputs.tsx'
import { useMember } from '../session/use-desk.ts'
import { useDeskCall } from '../session/use-desk-call.ts'
import { amountIn } from '#machines/desk/amount.ts'
import styles from './refunds.module.css'
import { texts } from './texts.ts'

type GiveDialogProps = { order: DeskOrder; isOpen: boolean; onClose: () => void; onDone: () => void }

/** Gives money back beyond what the policy says, or proposes it to someone whose role allows the sum. */
export function GiveDialog({ isOpen, onClose, ...rest }: GiveDialogProps) {
  const { Role } = useMember()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={refundLimits[Role] > 0 ? texts.giveBack : texts.propose}>
      <GiveForm onClose={onClose} {...rest} />
    </Dialog>
  )
}

function GiveForm({ order, onClose, onDone }: Omit<GiveDialogProps, 'isOpen'>) {
  const { Role } = useMember()
  const giving = useDeskCall(giveRefund)
  const proposing = useDeskCall(proposeRefund)
  const [sum, setSum] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const most = order.Bill.Paid - order.Bill.Refunded
  const amount = amountIn(sum)
  const isTooMuch = amount !== undefined && amount > most
  const isOwn = amount !== undefined && amount <= refundLimits[Role]
  const { isBusy, problem } = isOwn ? giving : proposing

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setIsTried(true)
    if (amount === undefined || isTooMuch || reason.trim() === '') return
    const body = { Code: order.Summary.Code, Amount: amount, Reason: reason.trim() }
    const answer = await (isOwn ? giving : proposing).send((ActivityId) => ({ body: { ActivityId, ...body } }))
    if (!answer) return
    showToast('success', isOwn ? texts.given(formatTaka(amount)) : texts.proposed)
    onClose()
    onDone()
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      {refundLimits[Role] === 0 && <p>{texts.proposeLead}</p>}
      <AmountInput
        label={texts.amount}
        required
        hint={[texts.atMost(formatTaka(most)), refundLimits[Role] > 0 ? texts.limitOf(Role) : ''].join(' ').trim()}
        problem={wrongAmount()}
        value={sum}
        onChange={(event) => setSum(event.target.value)}
      />
      <ReasonInput
        label={texts.reason}
        hint={texts.reasonHint}
        required
        problem={isTried && reason.trim() === '' ? texts.reasonMissing : undefined}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <div className={styles['buttons']}>
        <Button type="submit" isBusy={isBusy}>
          {isOwn ? texts.give(formatTaka(amount)) : texts.proposeNow}
        </Button>
        <Button kind="text" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </form>
  )

  function wrongAmount(): string | undefined {
    if (isTooMuch) return texts.atMost(formatTaka(most))
    return isTried && amount === undefined ? texts.amountWrong : undefined
  }
}
