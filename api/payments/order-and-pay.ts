import type { Activity } from '../activity/claim.ts'
import { onceInSteps } from '../activity/once.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { createAttempt } from './attempts.ts'
import { openPaymentPage, resumeAttempt } from './open-payment-page.ts'

export type PayDeps = Pick<Deps, 'db' | 'now' | 'limits' | 'gateway' | 'publicUrl' | 'log'>

/** `payNow`: paisa that the payment page asks for. */
type Placed = { code: string; guestId: number; payNow: number }

type Payable = { code: string; paymentUrl: string }

/**
 * Places an order and opens a payment page for it. `place` and the payment attempt are one transaction; the gateway is called
 * after it, so a crash in between leaves a hold that the same press goes on with, or that ends by itself.
 * Throws what `place`, `resumeAttempt` and `openPaymentPage` throw.
 */
export async function orderAndPay(
  deps: PayDeps,
  activity: Activity,
  place: (db: Db, at: Date) => Promise<Placed>,
): Promise<Payable> {
  return onceInSteps(deps, activity, {
    async begin(db) {
      const at = deps.now()
      const { code, guestId, payNow } = await place(db, at)
      const amount = Math.min(payNow, deps.gateway.limits.max)
      const attempt = await createAttempt(db, { orderCode: code, guestId, amount, at, gateway: deps.gateway.id })
      return { resource: `${code}/${attempt.id}`, made: attempt }
    },
    async finish({ resource, made }, keep) {
      const attempt = made ?? (await resumeAttempt(deps, resource.slice(resource.indexOf('/') + 1)))
      return openPaymentPage(deps, attempt, (db, paymentUrl) => keep(db, { code: attempt.orderCode, paymentUrl }))
    },
  })
}
