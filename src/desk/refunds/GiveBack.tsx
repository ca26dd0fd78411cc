import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { refundLimits } from '#contract/values/roles.ts'
import { amountIn } from '#machines/desk/parts/amount.ts'
import { giveBackMachine, isWithinLimit } from '#machines/desk/give-back.machine.ts'
import { showToast } from '#src/lib/toasts.ts'
import { useMachine } from '#src/lib/use-machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { formatTaka } from '#src/ui/format-taka.ts'
import { FormDialog } from '../parts/FormDialog.tsx'
import { AmountInput, ReasonInput } from '../parts/inputs.tsx'
import { TypedForm } from '../parts/TypedForm.tsx'
import { useTypedForm } from '../parts/use-typed-form.ts'
import { useDesk, useMember } from '../session/use-desk.ts'
import { createGiveBackActors } from './refunds.actors.ts'
import { texts } from './texts.ts'

type GiveBackProps = { order: DeskOrder; isOffered: boolean; onDone: () => void }

/** Gives money back beyond what the policy gives, or proposes it to someone whose role allows the sum. */
export function GiveBack({ order: { Summary, Bill }, isOffered, onDone }: GiveBackProps) {
  const { api } = useDesk()
  const limit = refundLimits[useMember().Role]
  const giveBack = useMachine(giveBackMachine, () => createGiveBackActors({ api }), {
    on: {
      'form.sent'(filled) {
        const sum = formatTaka(amountIn(filled.fields.amount) ?? 0)
        showToast('success', isWithinLimit(filled) ? texts.given(sum) : texts.proposed)
        onDone()
      },
      'form.refused': onDone,
    },
  })
  const title = limit > 0 ? texts.giveBack : texts.propose
  const open = () =>
    giveBack.send({
      type: 'dialog.opened',
      subject: { code: Summary.Code, most: Bill.Paid - Bill.Refunded, limit },
    })
  return (
    <>
      {isOffered && (
        <Button kind="outlined" onClick={open}>
          {title}
        </Button>
      )}
      <FormDialog form={giveBack} title={title}>
        {(onClose) => <GiveBackForm giveBack={giveBack} onClose={onClose} />}
      </FormDialog>
    </>
  )
}

const selectSubject = ({ context }: SnapshotFrom<typeof giveBackMachine>) => context.subject

function GiveBackForm({ giveBack, onClose }: { giveBack: ActorRefFrom<typeof giveBackMachine>; onClose: () => void }) {
  const { fields, isWrong, change, frame } = useTypedForm(giveBack)
  const { Role } = useMember()
  const subject = useSelector(giveBack, selectSubject)
  if (!subject) return null
  const amount = amountIn(fields.amount)
  const isTooMuch = amount !== undefined && amount > subject.most
  const atMost = texts.atMost(formatTaka(subject.most))
  return (
    <TypedForm
      {...frame}
      action={isWithinLimit({ fields, subject }) ? texts.give(formatTaka(amount ?? 0)) : texts.proposeNow}
      onClose={onClose}
    >
      {subject.limit === 0 && <p>{texts.proposeLead}</p>}
      <AmountInput
        label={texts.amount}
        required
        hint={[atMost, subject.limit > 0 ? texts.limitOf(Role) : ''].join(' ').trim()}
        problem={isTooMuch ? atMost : isWrong('amount') ? texts.amountWrong : undefined}
        value={fields.amount}
        onChange={(event) => change('amount', event.target.value)}
      />
      <ReasonInput
        label={texts.reason}
        hint={texts.reasonHint}
        required
        problem={isWrong('reason') ? texts.reasonMissing : undefined}
        value={fields.reason}
        onChange={(event) => change('reason', event.target.value)}
      />
    </TypedForm>
  )
}
