import { useState } from 'react'
import { advanceOf, type PayPercent, toPaisa, toTaka } from '#contract/money.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { formatTaka } from '#src/ui/format-taka.ts'
import { RadioGroup } from '#src/ui/fields/inputs.tsx'
import styles from './PayDialog.module.css'
import { texts } from './texts.ts'
import { usePay } from './use-pay.ts'

export type PayDialogProps = {
  code: string
  /** BDT. */
  payable: number
  due: number
  isOpen: boolean
  onClose: () => void
}

/** The step before the payment page: all or 30 % of an unpaid order, or what is due of one that is paid in part. */
export function PayDialog({ code, payable, due, isOpen, onClose }: PayDialogProps) {
  const [percent, setPercent] = useState<PayPercent>('100%')
  const { pay, isBusy } = usePay()
  const part = toTaka(advanceOf(toPaisa(payable), '30%'))
  const isUnpaid = due === payable
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.pay.title(code)}>
      <div className={styles['pay']}>
        {isUnpaid ? (
          <RadioGroup<PayPercent>
            label={texts.pay.how}
            value={percent}
            onChange={setPercent}
            options={[
              { value: '100%', label: texts.pay.all(formatTaka(payable)) },
              {
                value: '30%',
                label: texts.pay.part(formatTaka(part), formatTaka(toTaka(toPaisa(payable) - toPaisa(part)))),
              },
            ]}
          />
        ) : (
          <p>{texts.pay.dueOnly(formatTaka(due))}</p>
        )}
        <Button isWide isBusy={isBusy} onClick={() => void pay({ code, percent: isUnpaid ? percent : '100%' })}>
          {texts.pay.go}
        </Button>
      </div>
    </Dialog>
  )
}
