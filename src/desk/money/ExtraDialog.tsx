import { type FormEvent, useState } from 'react'
import { addExtra } from '#contract/desk/charges.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { asciiDigits } from '#contract/values/digits.ts'
import { showToast } from '#src/lib/toasts.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextInput } from '#src/ui/fields/inputs.tsx'
import { formatTaka } from '#src/ui/format-taka.ts'
import { Notice } from '#src/ui/messages.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { AmountInput } from '../parts/inputs.tsx'
import { useDeskCall } from '../session/use-desk-call.ts'
import { amountIn } from '#machines/desk/amount.ts'
import styles from './money.module.css'
import { texts } from './texts.ts'

type ExtraDialogProps = { order: DeskOrder; isOpen: boolean; onClose: () => void; onDone: () => void }

/** Puts what a guest has besides the nights on the bill. */
export function ExtraDialog({ isOpen, onClose, ...rest }: ExtraDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.addExtra}>
      <ExtraForm onClose={onClose} {...rest} />
    </Dialog>
  )
}

function ExtraForm({ order: { Summary }, onClose, onDone }: Omit<ExtraDialogProps, 'isOpen'>) {
  const { send, isBusy, problem } = useDeskCall(addExtra)
  const [label, setLabel] = useState('')
  const [count, setCount] = useState('1')
  const [sum, setSum] = useState('')
  const [isTried, setIsTried] = useState(false)
  const price = amountIn(sum)
  const quantity = quantityIn(count)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setIsTried(true)
    if (price === undefined || quantity === undefined || label.trim() === '') return
    const extra = { Label: label.trim(), Quantity: quantity, Price: price }
    const answer = await send((ActivityId) => ({ body: { ActivityId, Code: Summary.Code, ...extra } }))
    if (!answer) return
    showToast('success', texts.extraAdded(extra.Label))
    onClose()
    onDone()
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        label={texts.extraLabel}
        hint={texts.extraHint}
        maxLength={80}
        autoComplete="off"
        required
        problem={isTried && label.trim() === '' ? texts.required : undefined}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
      <TextInput
        label={texts.quantity}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        required
        problem={isTried && quantity === undefined ? texts.quantityWrong : undefined}
        value={count}
        onChange={(event) => setCount(event.target.value)}
      />
      <AmountInput
        label={texts.price}
        hint={texts.priceHint}
        required
        problem={isTried && price === undefined ? texts.priceWrong : undefined}
        value={sum}
        onChange={(event) => setSum(event.target.value)}
      />
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <div className={styles['buttons']}>
        <Button type="submit" isBusy={isBusy}>
          {price === undefined || quantity === undefined
            ? texts.addExtra
            : texts.addFor(formatTaka(Math.round(price * quantity * 100) / 100))}
        </Button>
        <Button kind="text" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </form>
  )
}

function quantityIn(text: string): number | undefined {
  const plain = asciiDigits(text).trim()
  return /^[1-9]\d{0,2}$/.test(plain) ? Number(plain) : undefined
}
