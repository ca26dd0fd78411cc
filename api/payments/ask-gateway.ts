import type { Attempt } from './attempt.ts'
import { GatewayUnreachable, type CallbackHint, type GatewayVerdict, type PaymentGateway } from './gateway.ts'

/**
 * The gateway's own word on an attempt; undefined when it cannot be had now. A signed notice of payment names its proof, which is
 * asked for first. A proof that proves nothing is no decline: then, as for every other knock, the gateway's books are asked.
 */
export async function askGateway(
  gateway: PaymentGateway,
  { id, sessionRef }: Pick<Attempt, 'id' | 'sessionRef'>,
  hint: CallbackHint | undefined,
): Promise<GatewayVerdict | undefined> {
  try {
    if (hint?.signature === 'ok' && hint.token !== undefined) {
      const proof = await gateway.settle({ attemptId: id, token: hint.token })
      if (proof.state === 'paid' || proof.state === 'review') return proof
    }
    return await gateway.query({ attemptId: id, sessionRef })
  } catch (error) {
    if (error instanceof GatewayUnreachable) return undefined // Unknown is not a decline: the reconciler asks again.
    throw error
  }
}
