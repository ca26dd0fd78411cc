import { formatTaka } from '#contract/wording/format.ts'
import { useSelector } from '@xstate/react'
import { RadioGroup } from '#ui/fields/inputs.tsx'
import { plainText } from '../guests/plain-text.ts'
import { AmountInput, ReasonInput } from '../parts/inputs.tsx'
import { TypedForm } from '../parts/TypedForm.tsx'
import { useTypedForm } from '../parts/use-typed-form.ts'
import { signedTaka } from './money-words.ts'
import { texts } from './texts.ts'
import type { TillRef, TillSnapshot } from './use-till.ts'

type DialogProps = { till: TillRef; onClose: () => void }

/** The cash with which a shift begins. */
export function OpenForm({ till }: { till: TillRef }) {
  const { frame } = useTypedForm(till)
  return (
    <TypedForm {...frame} action={texts.openShift}>
      <p>{texts.noShift}</p>
      <Sum till={till} label={texts.float} />
    </TypedForm>
  )
}

const directions = [
  { value: 'into', label: texts.into },
  { value: 'outOf', label: texts.outOf },
] as const

/** Cash that comes or goes and is not a payment. */
export function EntryForm({ till, onClose }: DialogProps) {
  const { fields, change, frame } = useTypedForm(till)
  return (
    <TypedForm {...frame} action={texts.record} onClose={onClose}>
      <RadioGroup
        label={texts.direction}
        options={directions}
        value={fields.direction}
        onChange={(direction) => change('direction', direction)}
      />
      <Sum till={till} label={texts.entryAmount} />
      <Reason till={till} label={texts.entryReason} hint={texts.entryHint} />
    </TypedForm>
  )
}

const selectPayment = (snapshot: TillSnapshot) => snapshot.context.payment

/** A payment that was recorded wrongly. */
export function VoidForm({ till, onClose }: DialogProps) {
  const { frame } = useTypedForm(till)
  const payment = useSelector(till, selectPayment)
  return (
    <TypedForm {...frame} action={texts.void} onClose={onClose}>
      {payment && <p>{texts.voidLead(payment.Receipt, formatTaka(payment.Amount))}</p>}
      <Reason till={till} label={texts.reason} />
    </TypedForm>
  )
}

const selectEntry = (snapshot: TillSnapshot) => snapshot.context.entry

/** An entry that was recorded wrongly. */
export function ReverseForm({ till, onClose }: DialogProps) {
  const { frame } = useTypedForm(till)
  const entry = useSelector(till, selectEntry)
  return (
    <TypedForm {...frame} action={texts.reverseEntry} onClose={onClose}>
      {entry && <p>{texts.reverseEntryLead(signedTaka(entry.Amount), plainText(entry.Reason))}</p>}
      <Reason till={till} label={texts.reason} />
    </TypedForm>
  )
}

function Sum({ till, label }: { till: TillRef; label: string }) {
  const { fields, isWrong, change } = useTypedForm(till)
  return (
    <AmountInput
      label={label}
      required
      problem={isWrong('sum') ? texts.required : undefined}
      value={fields.sum}
      onChange={(event) => change('sum', event.target.value)}
    />
  )
}

function Reason({ till, ...rest }: { till: TillRef; label: string; hint?: string }) {
  const { fields, isWrong, change } = useTypedForm(till)
  return (
    <ReasonInput
      {...rest}
      required
      problem={isWrong('reason') ? texts.required : undefined}
      value={fields.reason}
      onChange={(event) => change('reason', event.target.value)}
    />
  )
}
