import { type FormEvent, useState } from 'react'
import { cancelForGuest, quoteDeskCancellation } from '#contract/desk/refunds.ts'
import type { DataOf } from '#contract/endpoint.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { showToast } from '#src/lib/toasts.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/fields/inputs.tsx'
import { formatTaka } from '#src/ui/format-taka.ts'
import { Spinner } from '#src/ui/loading.tsx'
import { Notice } from '#src/ui/messages.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { AmountInput, ReasonInput } from '../parts/inputs.tsx'
import { useCan } from '../session/use-desk.ts'
import { useDeskCall, useDeskReading } from '../session/use-desk-call.ts'
import { amountIn } from '#machines/desk/amount.ts'
import styles from './refunds.module.css'
import { texts } from './texts.ts'

type CancelDialogProps = { order: DeskOrder; isOpen: boolean; onClose: () => void; onDone: () => void }

/** Cancels a booking for a guest who calls, or declines a request. */
export function CancelDialog({ order, isOpen, onClose, onDone }: CancelDialogProps) {
  const isRequest = order.Summary.Status === 'Requested'
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={isRequest ? texts.declineRequest : texts.cancelBooking}>
      <CancelQuote order={order} onClose={onClose} onDone={onDone} />
    </Dialog>
  )
}

type CancelQuoteProps = Pick<CancelDialogProps, 'order' | 'onClose' | 'onDone'>

function CancelQuote(props: CancelQuoteProps) {
  const { Code } = props.order.Summary
  const { data: terms, problem, reload } = useDeskReading(quoteDeskCancellation, { params: { Code } })
  if (problem !== undefined) return <Notice kind="error">{problem}</Notice>
  return terms ? <CancelForm {...props} terms={terms} onStale={reload} /> : <Spinner />
}

type CancelFormProps = CancelQuoteProps & { terms: DataOf<typeof quoteDeskCancellation>; onStale: () => void }

function CancelForm({ order, terms, onClose, onDone, onStale }: CancelFormProps) {
  const { send, isBusy, problem } = useDeskCall(cancelForGuest)
  const mayAgree = useCan('refund.approve')
  const [isAgreed, setIsAgreed] = useState(false)
  const [sum, setSum] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isRequest = order.Summary.Status === 'Requested'
  const refund = isAgreed ? amountIn(sum, { least: 0 }) : terms.Refund
  const isOverPaid = refund !== undefined && refund > terms.Paid

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setIsTried(true)
    if (reason.trim() === '' || refund === undefined || isOverPaid) return
    const body = { Code: order.Summary.Code, Refund: refund, IsByPolicy: !isAgreed, Reason: reason.trim() }
    const answer = await send((ActivityId) => ({ body: { ActivityId, ...body } }))
    if (!answer) {
      onStale()
      return
    }
    showToast('success', texts.cancelled)
    onClose()
    onDone()
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <p>{terms.Paid === 0 ? texts.nothingPaid : texts.policy(terms.Percent, formatTaka(terms.Refund))}</p>
      {mayAgree && terms.Paid > 0 && (
        <Checkbox label={texts.otherTerms} checked={isAgreed} onChange={(event) => setIsAgreed(event.target.checked)} />
      )}
      {isAgreed && (
        <AmountInput
          label={texts.otherSum}
          required
          hint={texts.atMost(formatTaka(terms.Paid))}
          problem={isTried && (refund === undefined || isOverPaid) ? texts.atMost(formatTaka(terms.Paid)) : undefined}
          value={sum}
          onChange={(event) => setSum(event.target.value)}
        />
      )}
      <ReasonInput
        label={texts.reason}
        hint={texts.reasonHint}
        required
        problem={isTried && reason.trim() === '' ? texts.reasonMissing : undefined}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <p className={styles['note']}>{texts.nightsFree}</p>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <div className={styles['buttons']}>
        <Button type="submit" isBusy={isBusy}>
          {isRequest ? texts.declineNow : actionOf(refund)}
        </Button>
        <Button kind="text" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </form>
  )
}

function actionOf(refund: number | undefined): string {
  return refund === undefined || refund === 0 ? texts.cancelFree : texts.cancelNow(formatTaka(refund))
}
