import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { daysBetween } from '#contract/values/calendar.ts'
import { dayText } from '#contract/wording/format.ts'
import type { DeskStay } from '#contract/reception/stays.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { Notice } from '#ui/messages.tsx'
import { texts as ui } from '#ui/texts.ts'
import { ReasonInput } from '../parts/inputs.tsx'
import { StaffLimitNote } from '../refunds/StaffLimitNote.tsx'
import { useCan } from '../session/use-desk.ts'
import { type StaySnapshot, useStays } from './stay-desk.ts'
import styles from './stays.module.css'
import { texts } from './texts.ts'

const selectDue = ({ context }: StaySnapshot) => context.due

type CheckOutFormProps = { stays: readonly DeskStay[]; today: string; onClose: () => void }

/** Before guests leave early, and where the last room would leave with something due. */
export function CheckOutForm({ stays, today, onClose }: CheckOutFormProps) {
  const { stay } = useStays()
  const { bind, frame } = useForm(stay, texts.problems)
  const due = useSelector(stay, selectDue)
  const mayWaive = useCan('stay.waiveDue')
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (due === undefined) return undefined
    // A dialog that opens focuses its button to close first.
    const frame = requestAnimationFrame(() => part.current?.querySelector<HTMLElement>('input, a')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [due])
  const nights = stays.reduce((sum, { Departure }) => sum + Math.max(0, daysBetween(today, Departure)), 0)
  const until = stays.map(({ Departure }) => Departure).toSorted()
  const early = nights > 0 && <p>{texts.early(texts.nights(nights), dayText(until.at(-1) ?? today))}</p>
  if (due === undefined) {
    return (
      <ActionForm {...frame} action={texts.confirmCheckOut} onClose={onClose}>
        {early}
      </ActionForm>
    )
  }

  const code = stays[0]?.Code ?? ''
  const notice = (
    <Notice kind="warning">
      <p className={styles['strong']}>{due}</p>
      <p>{mayWaive ? texts.dueManager : texts.dueReception}</p>
    </Notice>
  )
  if (!mayWaive) {
    return (
      <div ref={part} className={styles['form']}>
        {early}
        {notice}
        <div className={styles['buttons']}>
          <ToPayment code={code} className={buttonClass()} onLeave={onClose} />
          <Button kind="text" onClick={onClose}>
            {ui.close}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <ActionForm {...frame} action={texts.confirmCheckOut} onClose={onClose}>
      {early}
      {notice}
      <div ref={part}>
        <ReasonInput label={texts.reason} required {...bind('reason')} />
      </div>
      <StaffLimitNote code={code} />
      <p>
        <ToPayment code={code} className={buttonClass('text')} onLeave={onClose} />
      </p>
    </ActionForm>
  )
}

/** The bill of the booking, where its payment is taken. */
function ToPayment({ code, className, onLeave }: { code: string; className: string; onLeave: () => void }) {
  return (
    <Link className={className} to={`/orders/${code}#bill`} onClick={onLeave}>
      {texts.toPayment}
    </Link>
  )
}
