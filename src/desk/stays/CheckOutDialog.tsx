import { type FormEvent, useRef, useState } from 'react'
import type { DeskStay } from '#contract/desk/stays.ts'
import { daysBetween } from '#contract/values/calendar.ts'
import { dayText } from '#contract/wording/order-words.ts'
import { Button } from '#src/ui/Button.tsx'
import { formatTaka } from '#src/ui/format-taka.ts'
import { Notice } from '#src/ui/messages.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { ReasonInput } from '../parts/inputs.tsx'
import { useCan } from '../session/use-desk.ts'
import styles from './stays.module.css'
import { texts } from './texts.ts'
import { whoIn } from './use-stay-calls.ts'

type CheckOutDialogProps = {
  /** Who leaves; undefined while it is closed. */
  stays: readonly DeskStay[] | undefined
  today: string
  onClose: () => void
  /** Answers the sentence of a refusal. */
  onCheckOut: (stays: readonly DeskStay[], reason: string) => Promise<string | undefined>
}

/** Before guests leave early, or with something due. */
export function CheckOutDialog({ stays, onClose, ...rest }: CheckOutDialogProps) {
  return (
    <Dialog isOpen={stays !== undefined} onClose={onClose} title={texts.checkOutOf(stays ? whoIn(stays) : '')}>
      {stays && <CheckOutForm stays={stays} onClose={onClose} {...rest} />}
    </Dialog>
  )
}

function CheckOutForm({
  stays,
  today,
  onClose,
  onCheckOut,
}: CheckOutDialogProps & { stays: NonNullable<CheckOutDialogProps['stays']> }) {
  const mayWaive = useCan('stay.waiveDue')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const due = Math.max(...stays.map(({ Due }) => Due ?? 0))
  const nights = stays.reduce((sum, { Departure }) => sum + Math.max(0, daysBetween(today, Departure)), 0)
  const until = stays.map(({ Departure }) => Departure).toSorted()

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setIsBusy(true)
    const refusal = await onCheckOut(stays, reason.trim())
    setIsBusy(false)
    setProblem(refusal)
    if (refusal !== undefined) form.current?.querySelector('input')?.focus()
  }

  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      {nights > 0 && <p>{texts.early(texts.nights(nights), dayText(until.at(-1) ?? today))}</p>}
      {due > 0 && (
        <Notice kind="warning">
          <p className={styles['strong']}>{texts.dueOf(formatTaka(due))}</p>
          <p>{mayWaive ? texts.dueManager : texts.dueReception}</p>
        </Notice>
      )}
      {due > 0 && mayWaive && (
        <ReasonInput
          label={texts.reason}
          name="reason"
          required
          value={reason}
          problem={problem}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {problem !== undefined && !(due > 0 && mayWaive) && <Notice kind="error">{problem}</Notice>}
      <div className={styles['buttons']}>
        <Button type="submit" isBusy={isBusy}>
          {texts.confirmCheckOut}
        </Button>
        <Button kind="text" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
