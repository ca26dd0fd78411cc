import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { requiredText } from '#contract/values/required-fields.ts'
import type { payOutMachine } from '#machines/desk/pay-out.machine.ts'
import { Checkbox, TextInput } from '#src/ui/fields/inputs.tsx'
import { formatTaka } from '#src/ui/format-taka.ts'
import { nameOf } from '../guests/guest.tsx'
import { FormDialog } from '../parts/FormDialog.tsx'
import { TypedForm } from '../parts/TypedForm.tsx'
import { useTypedForm } from '../parts/use-typed-form.ts'
import { texts } from './texts.ts'

type PayOutRef = ActorRefFrom<typeof payOutMachine>

/** Records how a guest was paid by hand. */
export function PayOutDialog({ payOut }: { payOut: PayOutRef }) {
  return (
    <FormDialog form={payOut} title={texts.paidOut}>
      {(onClose) => <PayOutForm payOut={payOut} onClose={onClose} />}
    </FormDialog>
  )
}

const selectRefund = ({ context }: SnapshotFrom<typeof payOutMachine>) => context.subject

function PayOutForm({ payOut, onClose }: { payOut: PayOutRef; onClose: () => void }) {
  const { fields, isWrong, change, frame } = useTypedForm(payOut)
  const refund = useSelector(payOut, selectRefund)
  return (
    <TypedForm {...frame} action={texts.paidOut} onClose={onClose}>
      {refund && <p>{texts.paidOutLead(formatTaka(refund.Amount), nameOf(refund.Guest))}</p>}
      <Checkbox
        label={texts.inCash}
        checked={fields.isCash}
        onChange={(event) => change('isCash', event.target.checked)}
      />
      <TextInput
        label={texts.paidOutReference}
        hint={texts.paidOutHint}
        maxLength={120}
        autoComplete="off"
        required
        problem={isWrong('reference') ? requiredText(texts.paidOutReference) : undefined}
        value={fields.reference}
        onChange={(event) => change('reference', event.target.value)}
      />
    </TypedForm>
  )
}
