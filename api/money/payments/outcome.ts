import type { Attempt } from './attempt.ts'
import type { CallbackHint, GatewayVerdict } from '#api/platform/payment-gateway.ts'

export type PaidVerdict = Extract<GatewayVerdict, { state: 'paid' | 'review' }>

export type Outcome =
  | { kind: 'money'; verdict: PaidVerdict }
  | { kind: 'mismatch' }
  | { kind: 'ended'; state: 'failed' | 'cancelled' | 'expired' }
  | { kind: 'undecided' }

/**
 * What the gateway's answer means for our attempt. Attempt, currency and amount are compared here, with what we stored, and
 * not by an adapter. A callback counts only where the gateway itself reports no outcome yet, and only when it is signed and not of success.
 */
export function outcomeOf(
  attempt: Pick<Attempt, 'id' | 'amount'>,
  verdict: GatewayVerdict,
  hint: CallbackHint | undefined,
): Outcome {
  switch (verdict.state) {
    case 'paid':
    case 'review': {
      const isOurs = verdict.attemptId === attempt.id
      const isExact = verdict.currency === 'BDT' && verdict.amount === attempt.amount
      return isOurs && isExact ? { kind: 'money', verdict } : { kind: 'mismatch' }
    }
    case 'pending':
      return outcomeOfHint(hint)
    default:
      return { kind: 'ended', state: verdict.state }
  }
}

function outcomeOfHint(hint: CallbackHint | undefined): Outcome {
  if (hint?.signature !== 'ok' || hint.hint === 'paid' || hint.hint === 'none') return { kind: 'undecided' }
  return { kind: 'ended', state: hint.hint }
}
