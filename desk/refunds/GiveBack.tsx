import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { DeskOrder } from '#contract/reception/orders.ts'
import { amountIn } from '#machines/desk/parts/amount.ts'
import { giveBackMachine, isWithinLimit } from '#machines/desk/refund-dialogs.machine.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { NotRead } from '#ui/forms/FormDialog.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { ActDialog } from '../parts/ActDialog.tsx'
import { AmountInput, ReasonInput } from '../parts/inputs.tsx'
import { useActDialog } from '../session/use-act-dialog.ts'
import { useCan } from '../session/use-desk.ts'
import { staffLimitText } from './staff-limit-text.ts'
import { createGiveBackActors } from './refunds.actors.ts'
import styles from './refunds.module.css'
import { texts } from './texts.ts'

type GiveBackProps = { order: DeskOrder; isOffered: boolean; onDone: () => void }

/** Gives money back beyond what the policy gives, or proposes it to someone who may still give the sum. */
export function GiveBack({ order: { Summary, Bill }, isOffered, onDone }: GiveBackProps) {
  const mayGive = useCan('refund.approve')
  const giveBack = useActDialog(giveBackMachine, createGiveBackActors, {
    done: (filled) =>
      isWithinLimit(filled) ? texts.refunded(formatTaka(amountIn(filled.fields.amount) ?? 0)) : texts.proposed,
    onDone,
  })
  const title = mayGive ? texts.refund : texts.propose
  return (
    <ActDialog
      form={giveBack}
      label={title}
      isOffered={isOffered}
      subject={{ code: Summary.Code, most: Bill.Paid - Bill.Refunded }}
    >
      {(onClose) => <GiveBackForm giveBack={giveBack} mayGive={mayGive} onClose={onClose} />}
    </ActDialog>
  )
}

type GiveBackSnapshot = SnapshotFrom<typeof giveBackMachine>
const selectSubject = ({ context }: GiveBackSnapshot) => context.subject
const selectLimit = ({ context }: GiveBackSnapshot) => context.data

type GiveBackFormProps = { giveBack: ActorRefFrom<typeof giveBackMachine>; mayGive: boolean; onClose: () => void }

function GiveBackForm({ giveBack, mayGive, onClose }: GiveBackFormProps) {
  const most = formatTaka(useSelector(giveBack, selectSubject)?.most ?? 0)
  const limit = useSelector(giveBack, selectLimit)
  const { fields, bind, frame } = useForm(giveBack, texts.refundProblems(most))
  if (!limit) return <NotRead problem={frame.problem} />
  const amount = amountIn(fields.amount)
  const isGiven = isWithinLimit({ fields, data: limit })
  return (
    <ActionForm
      {...frame}
      action={isGiven ? texts.refundNow(formatTaka(amount ?? 0)) : texts.proposeNow}
      onClose={onClose}
    >
      <AmountInput label={texts.amount} required hint={texts.atMost(most)} {...bind('amount')} />
      <ReasonInput label={texts.reason} hint={texts.reasonHint} required {...bind('reason')} />
      <p className={styles['note']}>
        {mayGive ? staffLimitText(limit) : texts.proposeLead}
        {mayGive && amount !== undefined && !isGiven && <span> {texts.beyondLimit}</span>}
      </p>
    </ActionForm>
  )
}
