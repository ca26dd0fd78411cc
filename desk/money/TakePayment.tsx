import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { DeskOrder } from '#contract/reception/orders.ts'
import { amountOf, needsOpenShift, takePaymentMachine } from '#machines/desk/take-payment.machine.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { Button } from '#ui/Button.tsx'
import { formatTaka } from '#contract/wording/format.ts'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { useDialog, useForm } from '#ui/lib/forms/use-form.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { AmountInput } from '../parts/inputs.tsx'
import { useDesk } from '../session/use-desk.ts'
import { useChanges } from '../session/use-desk-call.ts'
import { KnownPayment } from './KnownPayment.tsx'
import { PaymentMethod } from './PaymentMethod.tsx'
import { createTakePaymentActors } from './take-payment.actors.ts'
import { texts } from './texts.ts'

type PaymentRef = ActorRefFrom<typeof takePaymentMachine>
type PaymentSnapshot = SnapshotFrom<typeof takePaymentMachine>

const selectIsBusy = (snapshot: PaymentSnapshot) => snapshot.hasTag('busy')
const selectUsedBefore = (snapshot: PaymentSnapshot) => snapshot.context.usedBefore
const selectDue = (snapshot: PaymentSnapshot) => snapshot.context.due
const selectAmount = (snapshot: PaymentSnapshot) => amountOf(snapshot.context)
const selectNeedsShift = (snapshot: PaymentSnapshot) => needsOpenShift(snapshot.context)

type TakePaymentProps = { order: DeskOrder; isOffered: boolean; onDone: () => void }

/** Takes what is due of a booking, or a part of it. */
export function TakePayment({ order, isOffered, onDone }: TakePaymentProps) {
  const { api } = useDesk()
  const { Due } = order.Bill
  const payment = useMachine(takePaymentMachine, () => createTakePaymentActors({ api }), {
    input: { code: order.Summary.Code, due: Due },
    on: {
      'payment.taken'({ receipt }) {
        showToast('success', texts.received(receipt))
        onDone()
      },
    },
  })
  useChanges(() => payment.send({ type: 'data.outdated' }))
  // What others take is known by reading the booking again.
  useEffect(() => payment.send({ type: 'due.changed', due: Due }), [payment, Due])
  const { isOpen, close } = useDialog(payment)
  const isBusy = useSelector(payment, selectIsBusy)
  const usedBefore = useSelector(payment, selectUsedBefore)
  return (
    <>
      {isOffered && <Button onClick={() => payment.send({ type: 'dialog.opened' })}>{texts.take}</Button>}
      <Dialog isOpen={isOpen} onClose={close} title={texts.take}>
        {usedBefore ? (
          <KnownPayment
            known={usedBefore}
            isBusy={isBusy}
            onAccepted={() => payment.send({ type: 'reference.accepted' })}
            onDeclined={() => payment.send({ type: 'reference.declined' })}
          />
        ) : (
          <TakePaymentForm payment={payment} onClose={close} />
        )}
      </Dialog>
    </>
  )
}

function TakePaymentForm({ payment, onClose }: { payment: PaymentRef; onClose: () => void }) {
  const due = useSelector(payment, selectDue)
  const { fields, bind, change, frame } = useForm(payment, texts.paymentProblems(formatTaka(due)))
  const amount = useSelector(payment, selectAmount)
  const needsShift = useSelector(payment, selectNeedsShift)
  return (
    <ActionForm {...frame} action={texts.takeNow(formatTaka(amount ?? due))} isDisabled={needsShift} onClose={onClose}>
      <p>{texts.takeLead(formatTaka(due))}</p>
      <AmountInput label={texts.amount} required {...bind('amount')} />
      <PaymentMethod
        method={fields.method}
        onMethod={(method) => change('method', method)}
        reference={bind('reference')}
        needsShift={needsShift}
      />
    </ActionForm>
  )
}
