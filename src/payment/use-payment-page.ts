import { useState } from 'react'
import { sentenceOf } from '#contract/problem.ts'
import { texts as machineTexts } from '#machines/parts/texts.ts'
import { idempotent } from '#ui/lib/api/activity-id.ts'
import { showToast } from '#ui/lib/toasts.ts'

/** Leads to the payment page whose address `ask` gets; it is the one that was given first. A refusal is shown as a toast. */
export function usePaymentPage<Payment>(
  ask: (payment: Payment, activityId: string) => Promise<{ PaymentURL: string }>,
): { pay: (payment: Payment) => Promise<void>; isBusy: boolean } {
  const [isBusy, setIsBusy] = useState(false)
  const [askForPage] = useState(() => idempotent(ask))

  async function pay(payment: Payment) {
    setIsBusy(true)
    try {
      const { PaymentURL } = await askForPage(payment)
      if (/^https?:\/\//.test(PaymentURL)) window.location.assign(PaymentURL)
      else showToast('warning', machineTexts.invalidPayment)
    } catch (error) {
      showToast('warning', sentenceOf(error))
    } finally {
      setIsBusy(false)
    }
  }

  return { pay, isBusy }
}
