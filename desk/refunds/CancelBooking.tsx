import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { cancelAtDeskMachine, refundOf } from '#machines/desk/cancel-at-desk.machine.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/fields/inputs.tsx'
import { FormDialog, Unread } from '../parts/FormDialog.tsx'
import { AmountInput, ReasonInput } from '../parts/inputs.tsx'
import { TypedForm } from '../parts/TypedForm.tsx'
import { useTypedForm } from '../parts/use-typed-form.ts'
import { useCan, useDesk } from '../session/use-desk.ts'
import { useChanges } from '../session/use-desk-call.ts'
import { AllowanceNote } from './AllowanceNote.tsx'
import { createCancelActors } from './refunds.actors.ts'
import styles from './refunds.module.css'
import { texts } from './texts.ts'

type CancelBookingProps = { order: DeskOrder; isOffered: boolean; onDone: () => void }

/** Cancels a booking for a guest who calls, or declines a request. */
export function CancelBooking({ order: { Summary }, isOffered, onDone }: CancelBookingProps) {
  const { api } = useDesk()
  const cancel = useMachine(cancelAtDeskMachine, () => createCancelActors({ api }), {
    on: {
      'form.sent'() {
        showToast('success', texts.cancelled)
        onDone()
      },
      'form.refused': onDone,
    },
  })
  useChanges(() => cancel.send({ type: 'change.noticed' }))
  const isRequest = Summary.Status === 'Requested'
  const title = isRequest ? texts.declineRequest : texts.cancelBooking
  return (
    <>
      {isOffered && (
        <Button kind="outlined" onClick={() => cancel.send({ type: 'dialog.opened', subject: { code: Summary.Code } })}>
          {title}
        </Button>
      )}
      <FormDialog form={cancel} title={title}>
        {(onClose) => <CancelForm cancel={cancel} code={Summary.Code} isRequest={isRequest} onClose={onClose} />}
      </FormDialog>
    </>
  )
}

const selectTerms = ({ context }: SnapshotFrom<typeof cancelAtDeskMachine>) => context.known

type CancelFormProps = {
  cancel: ActorRefFrom<typeof cancelAtDeskMachine>
  code: string
  isRequest: boolean
  onClose: () => void
}

function CancelForm({ cancel, code, isRequest, onClose }: CancelFormProps) {
  const { fields, isWrong, change, frame } = useTypedForm(cancel)
  const mayAgree = useCan('refund.approve')
  const terms = useSelector(cancel, selectTerms)
  if (!terms) return <Unread problem={frame.problem} />
  const refund = refundOf({ fields, known: terms })
  return (
    <TypedForm {...frame} action={isRequest ? texts.declineNow : actionOf(refund)} onClose={onClose}>
      <p>{terms.Paid === 0 ? texts.nothingPaid : texts.policy(terms.Percent, formatTaka(terms.Refund))}</p>
      {mayAgree && terms.Paid > 0 && (
        <Checkbox
          label={texts.otherTerms}
          checked={fields.isAgreed}
          onChange={(event) => change('isAgreed', event.target.checked)}
        />
      )}
      {fields.isAgreed && (
        <AmountInput
          label={texts.otherSum}
          required
          hint={texts.atMost(formatTaka(terms.Paid))}
          problem={isWrong('sum') ? texts.atMost(formatTaka(terms.Paid)) : undefined}
          value={fields.sum}
          onChange={(event) => change('sum', event.target.value)}
        />
      )}
      <ReasonInput
        label={texts.reason}
        hint={texts.reasonHint}
        required
        problem={isWrong('reason') ? texts.reasonMissing : undefined}
        value={fields.reason}
        onChange={(event) => change('reason', event.target.value)}
      />
      <p className={styles['note']}>{texts.nightsFree}</p>
      {terms.Waived > 0 && <p className={styles['note']}>{texts.waivesDue(formatTaka(terms.Waived))}</p>}
      {(fields.isAgreed || (mayAgree && terms.Waived > 0)) && <AllowanceNote code={code} />}
    </TypedForm>
  )
}

function actionOf(refund: number | undefined): string {
  return refund === undefined || refund === 0 ? texts.cancelFree : texts.cancelNow(formatTaka(refund))
}
