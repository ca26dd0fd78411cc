import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { TillCount } from '#contract/money/till.ts'
import type { CountFields, CountProblems } from '#machines/desk/close-shift.machine.ts'
import { Button } from '#ui/Button.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { FormDialog } from '#ui/forms/FormDialog.tsx'
import { type DialogRef, type FormRef, useForm } from '#ui/lib/forms/use-form.ts'
import { AmountInput, ReasonInput } from '../parts/inputs.tsx'
import { texts as common } from '../texts.ts'
import { Sums } from '../parts/Sums.tsx'
import styles from './money.module.css'
import { countRows } from './sum-rows.ts'
import { texts } from './texts.ts'

/** A shift that is being closed: one's own, or a colleague's. */
type CloseRef = FormRef<CountFields, CountProblems> &
  DialogRef & {
    getSnapshot(): CountSnapshot
    send(event: { type: 'recount.chosen' }): void
  }
type CountSnapshot = { context: { count: TillCount | undefined } }

type CloseDialogProps = { closing: CloseRef; title: string; lead: string; action: string }

/** Closes a shift by what was counted in its drawer. */
export function CloseDialog({ closing, title, ...count }: CloseDialogProps) {
  const isCounted = useSelector(closing, selectCount) !== undefined
  return (
    <FormDialog form={closing} title={title}>
      {(onClose) =>
        isCounted ? (
          <CountedForm closing={closing} onClose={onClose} />
        ) : (
          <CountForm closing={closing} onClose={onClose} {...count} />
        )
      }
    </FormDialog>
  )
}

const selectCount = ({ context }: CountSnapshot) => context.count

type StepProps = { closing: CloseRef; onClose: () => void }

/** What was counted, before what is expected is known. */
function CountForm({ closing, lead, action, onClose }: StepProps & { lead: string; action: string }) {
  const { bind, frame } = useForm<CountFields, CountProblems>(closing, texts.countProblems)
  return (
    <ActionForm {...frame} action={action} onClose={onClose} closeLabel={common.cancel}>
      <p>{lead}</p>
      <AmountInput label={texts.countedAmount} required {...bind('sum')} />
    </ActionForm>
  )
}

/** What was counted next to what is expected: it is right, or counted again, or someone writes why it differs. */
function CountedForm({ closing, onClose }: StepProps) {
  const { bind, frame } = useForm<CountFields, CountProblems>(closing, texts.countProblems)
  const count = useSelector(closing, selectCount)
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The field that had the focus is gone.
    step.current?.querySelector<HTMLElement>('input, button[type="submit"]')?.focus()
  }, [])
  if (!count) return null
  return (
    <div ref={step}>
      <ActionForm
        {...frame}
        action={texts.closeShift}
        onClose={onClose}
        closeLabel={common.cancel}
        beside={
          <Button kind="outlined" onClick={() => closing.send({ type: 'recount.chosen' })}>
            {texts.recount}
          </Button>
        }
      >
        <div role="status" className={styles['counted']}>
          <Sums rows={countRows(count)} />
        </div>
        {count.Difference !== 0 && (
          <ReasonInput label={texts.note} hint={texts.noteHint} required {...bind('reason')} />
        )}
      </ActionForm>
    </div>
  )
}
