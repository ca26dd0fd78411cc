import { createHmac } from 'node:crypto'
import type { Secrets } from './deps.ts'
import { isSameSecret } from './sealing/same-secret.ts'

/** What a link to an order opens. A token of one purpose opens nothing of the other. */
type Purpose = 'pay-link' | 'paper' | 'review'

type OrderLink = { purpose: Purpose; code: string }

/** Follows from the order's code and a secret of the server, so that nothing is stored and a link can be sent again. 128 bits, base64url. */
export function orderToken({ codePepper }: Secrets, { purpose, code }: OrderLink): string {
  return createHmac('sha256', codePepper).update(`${purpose}|${code}`).digest().subarray(0, 16).toString('base64url')
}

/** Whether the token opens this order. */
export function opensOrder(secrets: Secrets, link: OrderLink, token: string): boolean {
  return isSameSecret(token, orderToken(secrets, link))
}
