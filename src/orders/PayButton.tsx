import { useState } from 'react'
import { type PayPercent, toPaisa } from '#contract/values/money.ts'
import { payOrder } from '#contract/money/payments.ts'
import { chosenPayment, type PayableSums } from '#src/payment/chosen-payment.ts'
import { PercentChoice } from '#src/payment/PercentChoice.tsx'
import { useApi } from '#src/session/use-session.ts'
import { takaText } from '#ui/lib/figures.ts'
import { Button, type ButtonProps } from '#ui/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import styles from './order-parts.module.css'
import { texts } from './texts.ts'
import { usePaymentPage } from '#src/payment/use-payment-page.ts'

type PayButtonProps = Pick<ButtonProps, 'kind' | 'children'> & PayableOrder

type PayableOrder = PayableSums & {
  code: string
  /** The share that was chosen last. */
  percent: PayPercent
}

export function PayButton({ kind = 'filled', children, ...order }: PayButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button kind={kind} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {children}
      </Button>
      <PayDialog {...order} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

type PayDialogProps = PayableOrder & { isOpen: boolean; onClose: () => void }

type Payment = { code: string; percent: PayPercent }

/** The step before the payment page: all or 30 % of an unpaid stay, or what is due of any other order. */
function PayDialog({ code, payable, due, canPayPart, percent: chosen, isOpen, onClose }: PayDialogProps) {
  const [choice, setChoice] = useState(chosen)
  const api = useApi()
  const { pay, isBusy } = usePaymentPage((payment: Payment, ActivityId) =>
    api.call(payOrder, { body: { ActivityId, Code: payment.code, PayPercent: payment.percent } }),
  )
  const { sum, percent } = chosenPayment({ payable, due, canPayPart }, choice)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.pay.title(code)}>
      <div className={styles['pay']}>
        {canPayPart ? (
          <PercentChoice payable={toPaisa(payable)} value={choice} onChange={setChoice} />
        ) : (
          <p>{(due === payable ? texts.pay.whole : texts.pay.dueOnly)(takaText(due))}</p>
        )}
        <Button isWide isBusy={isBusy} onClick={() => void pay({ code, percent })}>
          {texts.pay.sum(takaText(sum))}
        </Button>
      </div>
    </Dialog>
  )
}
