import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { payOutMachine } from '#machines/desk/refund-dialogs.machine.ts'
import { Checkbox, TextInput } from '#ui/fields/inputs.tsx'
import { formatTaka } from '#contract/wording/format.ts'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { FormDialog } from '#ui/forms/FormDialog.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { nameOf } from '../guests/guest.tsx'
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

/** Cash needs no number, and a member who may pay in one way only sees no other. */
function PayOutForm({ payOut, onClose }: { payOut: PayOutRef; onClose: () => void }) {
  const { fields, bind, change, frame } = useForm(payOut, texts.paidOutProblems)
  const refund = useSelector(payOut, selectRefund)
  if (!refund) return null
  const { Amount, Guest, CanPayCash, CanPayOtherwise } = refund
  return (
    <ActionForm {...frame} action={fields.isCash ? texts.paidInCash : texts.paidOut} onClose={onClose}>
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
          {...bind('reference')}
        />
      )}
    </ActionForm>
  )
}
