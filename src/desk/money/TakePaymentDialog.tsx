import { type FormEvent, useState } from 'react'
import { type DeskMethod, deskMethods, readTill, takePayment } from '#contract/desk/money.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { showToast } from '#src/lib/toasts.ts'
import { Button } from '#src/ui/Button.tsx'
import { RadioGroup, TextInput } from '#src/ui/fields/inputs.tsx'
import { formatTaka } from '#src/ui/format-taka.ts'
import { Notice } from '#src/ui/messages.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { AmountInput } from '../parts/inputs.tsx'
import { useActivityId, useDeskCall, useDeskReading } from '../session/use-desk-call.ts'
import { amountIn } from '#machines/desk/amount.ts'
import styles from './money.module.css'
import { texts } from './texts.ts'

type TakePaymentDialogProps = { order: DeskOrder; isOpen: boolean; onClose: () => void; onDone: () => void }

/** Takes what is due of a booking, or a part of it. */
export function TakePaymentDialog({ isOpen, onClose, ...rest }: TakePaymentDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.take}>
      <TakePaymentForm onClose={onClose} {...rest} />
    </Dialog>
  )
}

const methods = deskMethods.map((value) => ({ value, label: texts.methods[value] }))

function TakePaymentForm({ order, onClose, onDone }: Omit<TakePaymentDialogProps, 'isOpen'>) {
  const { Due } = order.Bill
  const { data: till, isLoading } = useDeskReading(readTill, {})
  const { send, isBusy, problem } = useDeskCall(takePayment)
  const id = useActivityId()
  const [sum, setSum] = useState(String(Due))
  const [method, setMethod] = useState<DeskMethod>('cash')
  const [reference, setReference] = useState('')
  const [isTried, setIsTried] = useState(false)
  const amount = amountIn(sum)
  const isWrong = amount === undefined || amount > Due
  const lacksReference = method !== 'cash' && reference.trim() === ''
  const lacksShift = method === 'cash' && !isLoading && !till

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setIsTried(true)
    if (isWrong || lacksReference || lacksShift) return
    const payment = { Amount: amount, Method: method, Reference: method === 'cash' ? '' : reference.trim() }
    const answer = await send({ body: { ActivityId: id.current(), Code: order.Summary.Code, ...payment } })
    id.renew()
    if (!answer) return
    showToast('success', texts.received(answer.data.Receipt))
    onClose()
    onDone()
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <p>{texts.takeLead(formatTaka(Due))}</p>
      <AmountInput
        label={texts.amount}
        required
        problem={isTried && isWrong ? texts.amountWrong(formatTaka(Due)) : undefined}
        value={sum}
        onChange={(event) => setSum(event.target.value)}
      />
      <RadioGroup label={texts.method} options={methods} value={method} onChange={setMethod} />
      {method !== 'cash' && (
        <TextInput
          label={texts.reference}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          problem={isTried && lacksReference ? texts.referenceMissing : undefined}
          value={reference}
          onChange={(event) => setReference(event.target.value)}
        />
      )}
      {lacksShift && <Notice kind="warning">{texts.needsShift}</Notice>}
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <div className={styles['buttons']}>
        <Button type="submit" isBusy={isBusy} disabled={lacksShift}>
          {texts.takeNow(formatTaka(isWrong ? Due : amount))}
        </Button>
        <Button kind="text" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </form>
  )
}
