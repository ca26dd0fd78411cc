import { type FormEvent, useState } from 'react'
import { addTillEntry, closeTill, reversePayment, type Till } from '#contract/desk/money.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { showToast } from '#src/lib/toasts.ts'
import { Button } from '#src/ui/Button.tsx'
import { RadioGroup } from '#src/ui/fields/inputs.tsx'
import { formatTaka } from '#src/ui/format-taka.ts'
import { Notice } from '#src/ui/messages.tsx'
import { AmountInput, ReasonInput } from '../parts/inputs.tsx'
import { useActivityId, useDeskCall } from '../session/use-desk-call.ts'
import { amountIn } from '#machines/desk/amount.ts'
import styles from './money.module.css'
import { texts } from './texts.ts'

type FormProps = { onClose: () => void; onDone: () => void }

const directions = [
  { value: 'into', label: texts.into },
  { value: 'outOf', label: texts.outOf },
] as const

/** Cash that comes or goes and is not a payment. */
export function EntryForm({ onClose, onDone }: FormProps) {
  const { send, isBusy, problem } = useDeskCall(addTillEntry)
  const id = useActivityId()
  const [sum, setSum] = useState('')
  const [direction, setDirection] = useState<'into' | 'outOf'>('outOf')
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const amount = amountIn(sum)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setIsTried(true)
    if (amount === undefined || reason.trim() === '') return
    const entry = { Amount: direction === 'into' ? amount : -amount, Reason: reason.trim() }
    const answer = await send({ body: { ActivityId: id.current(), ...entry } })
    id.renew()
    if (!answer) return
    showToast('success', texts.recorded)
    onClose()
    onDone()
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <RadioGroup label={texts.direction} options={directions} value={direction} onChange={setDirection} />
      <AmountInput
        label={texts.entryAmount}
        required
        problem={isTried && amount === undefined ? texts.required : undefined}
        value={sum}
        onChange={(event) => setSum(event.target.value)}
      />
      <ReasonInput
        label={texts.entryReason}
        hint={texts.entryHint}
        required
        problem={isTried && reason.trim() === '' ? texts.required : undefined}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <Actions action={texts.record} isBusy={isBusy} onClose={onClose} />
    </form>
  )
}

type CloseFormProps = { onClose: () => void; onClosed: (answer: DataOf<typeof closeTill>) => void }

/** What was counted, before what should be there is known. */
export function CloseForm({ onClose, onClosed }: CloseFormProps) {
  const { send, isBusy, problem } = useDeskCall(closeTill)
  const id = useActivityId()
  const [sum, setSum] = useState('')
  const [note, setNote] = useState('')
  const [isTried, setIsTried] = useState(false)
  const counted = amountIn(sum, { least: 0 })

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setIsTried(true)
    if (counted === undefined) return
    const answer = await send({ body: { ActivityId: id.current(), Counted: counted, Note: note.trim() } })
    id.renew()
    if (!answer) return
    onClose()
    onClosed(answer.data)
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <p>{texts.count}</p>
      <AmountInput
        label={texts.counted}
        required
        problem={isTried && counted === undefined ? texts.required : undefined}
        value={sum}
        onChange={(event) => setSum(event.target.value)}
      />
      <ReasonInput
        label={texts.note}
        hint={texts.noteHint}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <Actions action={texts.closeShift} isBusy={isBusy} onClose={onClose} />
    </form>
  )
}

/** A payment that was recorded wrongly. */
export function ReverseForm({ payment, onClose, onDone }: FormProps & { payment: Till['Payments'][number] }) {
  const { send, isBusy, problem } = useDeskCall(reversePayment)
  const id = useActivityId()
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setIsTried(true)
    if (reason.trim() === '') return
    const body = { ActivityId: id.current(), Receipt: payment.Receipt, Reason: reason.trim() }
    const answer = await send({ body })
    id.renew()
    if (!answer) return
    showToast('success', texts.reversed(payment.Receipt))
    onClose()
    onDone()
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <p>{texts.reverseLead(payment.Receipt, formatTaka(payment.Amount))}</p>
      <ReasonInput
        label={texts.reason}
        required
        problem={isTried && reason.trim() === '' ? texts.required : undefined}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <Actions action={texts.reverse} isBusy={isBusy} onClose={onClose} />
    </form>
  )
}

function Actions({ action, isBusy, onClose }: { action: string; isBusy: boolean; onClose: () => void }) {
  return (
    <div className={styles['buttons']}>
      <Button type="submit" isBusy={isBusy}>
        {action}
      </Button>
      <Button kind="text" onClick={onClose}>
        {texts.close}
      </Button>
    </div>
  )
}
