import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { requiredText } from '#contract/values/required-fields.ts'
import { formatTaka } from '#contract/wording/format.ts'
import type { payOutMachine } from '#machines/desk/pay-out.machine.ts'
import { Checkbox, TextInput } from '#ui/fields/inputs.tsx'
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

/** Cash needs no number, and a member who may pay in one way alone is asked for no other. */
function PayOutForm({ payOut, onClose }: { payOut: PayOutRef; onClose: () => void }) {
  const { fields, isWrong, change, frame } = useTypedForm(payOut)
  const refund = useSelector(payOut, selectRefund)
  if (!refund) return null
  const { Amount, Guest, CanPayCash, CanPayOtherwise } = refund
  return (
    <TypedForm {...frame} action={fields.isCash ? texts.paidInCash : texts.paidOut} onClose={onClose}>
      <p>{texts.paidOutLead(formatTaka(Amount), nameOf(Guest))}</p>
      {CanPayCash && CanPayOtherwise && (
        <Checkbox
          label={texts.inCash}
          checked={fields.isCash}
          onChange={(event) => change('isCash', event.target.checked)}
        />
      )}
      {fields.isCash ? (
        <p>{texts.cashLead}</p>
      ) : (
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
      )}
    </TypedForm>
  )
}
