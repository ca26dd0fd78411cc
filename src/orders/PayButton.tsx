import { useState } from 'react'
import { advanceOf, type PayPercent, toPaisa, toTaka } from '#contract/values/money.ts'
import { payOrder } from '#contract/payments.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { PercentChoice } from '#src/payment/PercentChoice.tsx'
import { useApi } from '#src/session/use-session.ts'
import { Button, type ButtonProps } from '#ui/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import styles from './order-parts.module.css'
import { texts } from './texts.ts'
import { usePaymentPage } from '#src/payment/use-payment-page.ts'

type PayButtonProps = Pick<ButtonProps, 'kind' | 'children'> & PayableOrder

type PayableOrder = {
  code: string
  /** BDT. */
  payable: number
  due: number
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

/** The step before the payment page: all or 30 % of an unpaid order, or what is due of one that is paid in part. */
function PayDialog({ code, payable, due, percent: chosen, isOpen, onClose }: PayDialogProps) {
  const [percent, setPercent] = useState(chosen)
  const api = useApi()
  const { pay, isBusy } = usePaymentPage((payment: Payment, ActivityId) =>
    api.call(payOrder, { body: { ActivityId, Code: payment.code, PayPercent: payment.percent } }),
  )
  const isUnpaid = due === payable
  const sum = isUnpaid ? toTaka(advanceOf(toPaisa(payable), percent)) : due
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.pay.title(code)}>
      <div className={styles['pay']}>
        {isUnpaid ? (
          <PercentChoice payable={toPaisa(payable)} value={percent} onChange={setPercent} />
        ) : (
          <p>{texts.pay.dueOnly(formatTaka(due))}</p>
        )}
        <Button isWide isBusy={isBusy} onClick={() => void pay({ code, percent: isUnpaid ? percent : '100%' })}>
          {texts.pay.sum(formatTaka(sum))}
        </Button>
      </div>
    </Dialog>
  )
}
