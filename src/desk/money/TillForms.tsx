import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { tillMachine } from '#machines/desk/till.machine.ts'
import { RadioGroup } from '#src/ui/fields/inputs.tsx'
import { formatTaka } from '#src/ui/format-taka.ts'
import { AmountInput, ReasonInput } from '../parts/inputs.tsx'
import { TypedForm } from '../parts/TypedForm.tsx'
import { useTypedForm } from '../parts/use-typed-form.ts'
import { texts } from './texts.ts'

export type TillRef = ActorRefFrom<typeof tillMachine>
export type TillSnapshot = SnapshotFrom<typeof tillMachine>

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
      <Reason till={till} label={texts.entryReason} hint={texts.entryHint} required />
    </TypedForm>
  )
}

/** What was counted, before what should be there is known. */
export function CloseForm({ till, onClose }: DialogProps) {
  const { frame } = useTypedForm(till)
  return (
    <TypedForm {...frame} action={texts.closeShift} onClose={onClose}>
      <p>{texts.count}</p>
      <Sum till={till} label={texts.counted} />
      <Reason till={till} label={texts.note} hint={texts.noteHint} />
    </TypedForm>
  )
}

const selectPayment = (snapshot: TillSnapshot) => snapshot.context.payment

/** A payment that was recorded wrongly. */
export function ReverseForm({ till, onClose }: DialogProps) {
  const { frame } = useTypedForm(till)
  const payment = useSelector(till, selectPayment)
  return (
    <TypedForm {...frame} action={texts.reverse} onClose={onClose}>
      {payment && <p>{texts.reverseLead(payment.Receipt, formatTaka(payment.Amount))}</p>}
      <Reason till={till} label={texts.reason} required />
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

type ReasonProps = { till: TillRef; label: string; hint?: string; required?: boolean }

function Reason({ till, ...rest }: ReasonProps) {
  const { fields, isWrong, change } = useTypedForm(till)
  return (
    <ReasonInput
      {...rest}
      problem={isWrong('reason') ? texts.required : undefined}
      value={fields.reason}
      onChange={(event) => change('reason', event.target.value)}
    />
  )
}
