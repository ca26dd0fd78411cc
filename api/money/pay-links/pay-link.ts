import type { DataOf } from '#contract/endpoint.ts'
import { payByLink, readPayLink } from '#contract/money/payments.ts'
import { toTaka } from '#contract/values/money.ts'
import type { Deps, Secrets, Throws } from '#api/platform/deps.ts'
import type { Call, WorkDeps } from '#api/platform/http/call.ts'
import { serve, type Route } from '#api/platform/http/serve.ts'
import { opensOrder, orderToken } from '#api/platform/order-link.ts'
import { canPayPart } from '#api/orders/order-rules.ts'
import { readPayable } from '#api/orders/payable-order.ts'
import { openPage } from '../payments/pay-order.ts'
import { countUse } from '#api/platform/throttle/throttle.ts'

export const payLinkRoutes: Route[] = [serve(readPayLink, readByLink), serve(payByLink, payLinked)]

export function payToken(secrets: Secrets, code: string): string {
  return orderToken(secrets, { purpose: 'pay-link', code })
}

async function readByLink(
  deps: Pick<Deps, 'db' | 'now' | 'secrets'> & Throws<'hold_expired' | 'not_found' | 'order_settled'>,
  { query: { Code: code, Token }, t }: Call<typeof readPayLink>,
): Promise<DataOf<typeof readPayLink>> {
  requireToken(deps, { code, token: Token })
  const { booked, payable, due, type, paid, heldUntil } = await readPayable(deps.db, deps, { code, at: deps.now() })
  return {
    Code: code,
    Type: type,
    Booked: booked(t),
    Payable: toTaka(payable),
    Due: toTaka(due),
    CanPayPart: canPayPart({ type, paid }),
    HoldUntil: heldUntil?.toISOString() ?? null,
  }
}

async function payLinked(
  deps: WorkDeps<typeof payByLink>,
  { body: { Code: code, Token, PayPercent: percent }, once }: Call<typeof payByLink>,
): Promise<DataOf<typeof payByLink>> {
  requireToken(deps, { code, token: Token })
  const { guestId } = await readPayable(deps.db, deps, { code, at: deps.now() })
  await countUse(deps, 'paymentPagesPerGuest', String(guestId))
  return openPage(deps, { guestId, orderCode: code, percent, once })
}

/** A wrong token is answered as an unknown order is. */
function requireToken(
  { secrets, problem }: Pick<Deps, 'secrets'> & Throws<'not_found'>,
  { code, token }: { code: string; token: string },
): void {
  if (!opensOrder(secrets, { purpose: 'pay-link', code }, token)) throw problem('not_found', (t) => t.orders.unknown)
}
