import { useState } from 'react'
import { sentenceOf } from '#contract/failure.ts'
import type { PayPercent } from '#contract/money.ts'
import { payOrder } from '#contract/payment.ts'
import { texts as said } from '#machines/texts.ts'
import { untilAnswered } from '#src/lib/api/activity-id.ts'
import { useApi } from '#src/session/use-session.ts'
import { showToast } from '#src/lib/toasts.ts'

type Wish = { code: string; percent: PayPercent }

/** Opens the payment page of an order. A refusal is told as a toast. */
export function usePay(): { pay: (wish: Wish) => Promise<void>; isBusy: boolean } {
  const api = useApi()
  const [isBusy, setIsBusy] = useState(false)
  const [askForPage] = useState(() =>
    untilAnswered(({ code, percent }: Wish, activityId) =>
      api.call(payOrder, { body: { ActivityId: activityId, Code: code, PayPercent: percent } }),
    ),
  )

  async function pay(wish: Wish) {
    setIsBusy(true)
    try {
      const { PaymentURL } = await askForPage(wish)
      if (/^https?:\/\//.test(PaymentURL)) window.location.assign(PaymentURL)
      else showToast('warning', said.invalidPayment)
    } catch (error) {
      showToast('warning', sentenceOf(error))
    } finally {
      setIsBusy(false)
    }
  }

  return { pay, isBusy }
}
