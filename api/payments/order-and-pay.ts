import type { book } from '#contract/orders.ts'
import type { DataOf } from '#contract/endpoint.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { Call } from '../http/call.ts'
import { createAttempt } from './attempts.ts'
import { openPaymentPage, resumeAttempt, type NotPaid } from './open-payment-page.ts'

export type PayDeps = Pick<Deps, 'db' | 'now' | 'limits' | 'gateway' | 'publicUrl' | 'log'> & NotPaid

/** `payNow`: paisa that the payment page asks for. */
type Placed = { code: string; guestId: number; payNow: number }

/**
 * Places an order and opens a payment page for it. `place` and the payment attempt are one transaction; the gateway is called
 * after it, so a crash in between leaves a hold that a repeat continues with, or that ends by itself.
 */
export async function orderAndPay(
  deps: PayDeps,
  once: Call<typeof book>['once'],
  place: (db: Db, at: Date) => Promise<Placed>,
): Promise<DataOf<typeof book>> {
  return once({
    async begin(db) {
      const at = deps.now()
      const { code, guestId, payNow } = await place(db, at)
      const amount = Math.min(payNow, deps.gateway.limits.max)
      const attempt = await createAttempt(db, { orderCode: code, guestId, amount, at, gateway: deps.gateway.id })
      return { resource: `${code}/${attempt.id}`, made: attempt }
    },
    async finish({ resource, made }, store) {
      const attempt = made ?? (await resumeAttempt(deps, resource.slice(resource.indexOf('/') + 1)))
      return openPaymentPage(deps, attempt, (db, PaymentURL) => store(db, { PaymentURL, Code: attempt.orderCode }))
    },
  })
}
