import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { DeskOrder } from '#contract/reception/orders.ts'
import { cancelAtDeskMachine, refundOf } from '#machines/desk/refund-dialogs.machine.ts'
import { Checkbox } from '#ui/fields/inputs.tsx'
import { formatTaka } from '#contract/wording/format.ts'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { NotRead } from '#ui/forms/FormDialog.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { ActDialog } from '../parts/ActDialog.tsx'
import { AmountInput, ReasonInput } from '../parts/inputs.tsx'
import { useActDialog } from '../session/use-act-dialog.ts'
import { useCan } from '../session/use-desk.ts'
import { StaffLimitNote } from './StaffLimitNote.tsx'
import { createCancelActors } from './refunds.actors.ts'
import styles from './refunds.module.css'
import { texts } from './texts.ts'

type CancelBookingProps = { order: DeskOrder; isOffered: boolean; onDone: () => void }

/** Cancels a booking for a guest who calls, or declines a request. */
export function CancelBooking({ order: { Summary }, isOffered, onDone }: CancelBookingProps) {
  const cancel = useActDialog(cancelAtDeskMachine, createCancelActors, { done: () => texts.cancelled, onDone })
  const isRequest = Summary.Status === 'Requested'
  const title = isRequest ? texts.declineRequest : texts.cancelBooking
  return (
    <ActDialog form={cancel} label={title} isOffered={isOffered} subject={{ code: Summary.Code }}>
      {(onClose) => <CancelForm cancel={cancel} code={Summary.Code} isRequest={isRequest} onClose={onClose} />}
    </ActDialog>
  )
}

const selectTerms = ({ context }: SnapshotFrom<typeof cancelAtDeskMachine>) => context.data

type CancelFormProps = {
  cancel: ActorRefFrom<typeof cancelAtDeskMachine>
  code: string
  isRequest: boolean
  onClose: () => void
}

function CancelForm({ cancel, code, isRequest, onClose }: CancelFormProps) {
  const terms = useSelector(cancel, selectTerms)
  const most = formatTaka(terms?.Paid ?? 0)
  const { fields, bind, change, frame } = useForm(cancel, texts.cancelProblems(most))
  const mayAgree = useCan('refund.approve')
  if (!terms) return <NotRead problem={frame.problem} />
  const refund = refundOf({ fields, data: terms })
  return (
    <ActionForm {...frame} action={isRequest ? texts.declineNow : actionOf(refund)} onClose={onClose}>
      <p>{terms.Paid === 0 ? texts.nothingPaid : texts.policy(terms.Percent, formatTaka(terms.Refund))}</p>
      {mayAgree && terms.Paid > 0 && (
        <Checkbox
          label={texts.otherTerms}
          checked={fields.isAgreed}
          onChange={(event) => change('isAgreed', event.target.checked)}
        />
      )}
      {fields.isAgreed && <AmountInput label={texts.otherSum} required hint={texts.atMost(most)} {...bind('sum')} />}
      <ReasonInput label={texts.reason} hint={texts.reasonHint} required {...bind('reason')} />
      <p className={styles['note']}>{texts.nightsFree}</p>
      {terms.Waived > 0 && <p className={styles['note']}>{texts.waivesDue(formatTaka(terms.Waived))}</p>}
      {(fields.isAgreed || (mayAgree && terms.Waived > 0)) && <StaffLimitNote code={code} />}
    </ActionForm>
  )
}

function actionOf(refund: number | undefined): string {
  return refund === undefined || refund === 0 ? texts.cancelFree : texts.cancelNow(formatTaka(refund))
}
