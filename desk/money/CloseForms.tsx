import { useEffect, useRef } from 'react'
import type { TillCount } from '#contract/desk/money.ts'
import { Button } from '#ui/Button.tsx'
import { AmountInput, ReasonInput } from '../parts/inputs.tsx'
import { TypedForm } from '../parts/TypedForm.tsx'
import { type TypedRef, useTypedForm } from '../parts/use-typed-form.ts'
import { countRows, Sums } from './Sums.tsx'
import { texts as common } from '../texts.ts'
import styles from './money.module.css'
import { texts } from './texts.ts'

type CountFields = { sum: string; reason: string }

/** The forms by which a shift is closed: one's own, or a colleague's. */
type CountRef = TypedRef<CountFields>

type CountFormProps = { form: CountRef; lead: string; action: string; onClose: () => void }

/** What was counted, before what is expected is known. */
export function CountForm({ form, lead, action, onClose }: CountFormProps) {
  const { fields, isWrong, change, frame } = useTypedForm(form)
  return (
    <TypedForm {...frame} action={action} onClose={onClose} closeLabel={common.cancel}>
      <p>{lead}</p>
      <AmountInput
        label={texts.countedAmount}
        required
        problem={isWrong('sum') ? texts.required : undefined}
        value={fields.sum}
        onChange={(event) => change('sum', event.target.value)}
      />
    </TypedForm>
  )
}

type CountedFormProps = { form: CountRef; count: TillCount; onRecount: () => void; onClose: () => void }

/** What was counted next to what is expected: it is right, or counted again, or someone writes why it differs. */
export function CountedForm({ form, count, onRecount, onClose }: CountedFormProps) {
  const { fields, isWrong, change, frame } = useTypedForm(form)
  const step = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The field that had the focus is gone.
    step.current?.querySelector<HTMLElement>('input, button[type="submit"]')?.focus()
  }, [])
  return (
    <div ref={step}>
      <TypedForm
        {...frame}
        action={texts.closeShift}
        onClose={onClose}
        closeLabel={common.cancel}
        beside={
          <Button kind="outlined" onClick={onRecount}>
            {texts.recount}
          </Button>
        }
      >
        <div role="status" className={styles['counted']}>
          <Sums rows={countRows(count)} />
        </div>
        {count.Difference !== 0 && (
          <ReasonInput
            label={texts.note}
            hint={texts.noteHint}
            required
            problem={isWrong('reason') ? texts.noteMissing : undefined}
            value={fields.reason}
            onChange={(event) => change('reason', event.target.value)}
          />
        )}
      </TypedForm>
    </div>
  )
}
