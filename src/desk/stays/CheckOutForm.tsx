import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { daysBetween } from '#contract/values/calendar.ts'
import { dayText } from '#contract/wording/order-words.ts'
import type { StayRequest } from '#machines/desk/stay.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { formatTaka } from '#src/ui/format-taka.ts'
import { Notice } from '#src/ui/messages.tsx'
import { ReasonInput } from '../parts/inputs.tsx'
import { useCan } from '../session/use-desk.ts'
import { selectIsBusy, selectProblem, useStay } from './stay-desk.ts'
import styles from './stays.module.css'
import { texts } from './texts.ts'

/** Before guests leave early, or with something due. */
export function CheckOutForm({ stays, today, onClose }: StayRequest & { onClose: () => void }) {
  const stay = useStay()
  const problem = useSelector(stay, selectProblem)
  const isBusy = useSelector(stay, selectIsBusy)
  const mayWaive = useCan('stay.waiveDue')
  const [reason, setReason] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (problem !== undefined) form.current?.querySelector('input')?.focus()
  }, [problem])
  const due = Math.max(...stays.map(({ Due }) => Due ?? 0))
  const nights = stays.reduce((sum, { Departure }) => sum + Math.max(0, daysBetween(today, Departure)), 0)
  const until = stays.map(({ Departure }) => Departure).toSorted()
  const asksReason = due > 0 && mayWaive

  return (
    <form
      ref={form}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        stay.send({ type: 'checkOut.confirmed', reason: reason.trim() })
      }}
    >
      {nights > 0 && <p>{texts.early(texts.nights(nights), dayText(until.at(-1) ?? today))}</p>}
      {due > 0 && (
        <Notice kind="warning">
          <p className={styles['strong']}>{texts.dueOf(formatTaka(due))}</p>
          <p>{mayWaive ? texts.dueManager : texts.dueReception}</p>
        </Notice>
      )}
      {asksReason && (
        <ReasonInput
          label={texts.reason}
          name="reason"
          required
          value={reason}
          problem={problem}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {problem !== undefined && !asksReason && <Notice kind="error">{problem}</Notice>}
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
