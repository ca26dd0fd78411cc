import {
  GatewayUnreachable,
  type GatewayVerdict,
  type RefundRequest,
  type RefundVerdict,
} from '#api/platform/payment-gateway.ts'
import { type Transaction, paisaOf, type RefundAnswer, decimalOf } from './ask.ts'

/** What one transaction of the gateway's records means. */
export function verdictOf(transaction: Transaction): GatewayVerdict {
  switch (transaction.status) {
    case 'VALID':
    case 'VALIDATED': // The same payment, validated again.
      return paidVerdict(transaction)
    case 'FAILED':
    case 'UNATTEMPTED':
      return { state: 'failed' }
    case 'CANCELLED':
      return { state: 'cancelled' }
    case 'EXPIRED':
      return { state: 'expired' }
    default:
      return { state: 'pending' }
  }
}

/** Several tries can stand under one of our ids: the paid one counts, then one that is still running, then the last. */
export function verdictOfTries(tries: readonly Transaction[]): GatewayVerdict {
  const verdicts = tries.map(verdictOf)
  return (
    verdicts.find(({ state }) => state === 'paid' || state === 'review') ??
    verdicts.find(({ state }) => state === 'pending') ??
    verdicts.at(-1) ?? { state: 'pending' }
  )
}

/** The requested pair (`currency_type`, `currency_amount`) is compared, not the one that was settled in BDT. */
function paidVerdict(transaction: Transaction): GatewayVerdict {
  const { tran_id, val_id, bank_tran_id, currency_type, currency_amount, card_type = '', risk_level } = transaction
  const amount = paisaOf(currency_amount ?? '')
  if (!tran_id || !val_id || !bank_tran_id || !currency_type || amount === undefined) {
    throw new GatewayUnreachable('a payment without its particulars cannot be read')
  }
  return {
    state: risk_level === '0' ? 'paid' : 'review',
    attemptId: tran_id,
    amount,
    currency: currency_type,
    gatewayTransaction: val_id,
    refundKey: bank_tran_id,
    method: card_type,
  }
}

/** The query of a refund, cut to the lengths that the gateway allows. It knows a repeat by `refund_trans_id`. */
export function refundQuery({ refundId, refundKey, amount, orderCode, reason }: RefundRequest): Record<string, string> {
  return {
    bank_tran_id: refundKey,
    refund_trans_id: refundId,
    refund_amount: decimalOf(amount),
    refund_remarks: reason.slice(0, 255),
    refe_id: orderCode.slice(0, 50),
  }
}

/** The answer to a refund request. `success` means begun, `processing` begun before; neither means that money arrived. */
export function refundVerdict(answer: RefundAnswer): RefundVerdict {
  const { APIConnect, status, refund_ref_id } = answer
  if (APIConnect === 'DONE' && (status === 'success' || status === 'processing')) {
    return { state: 'processing', refundRef: refund_ref_id === '' ? undefined : refund_ref_id }
  }
  if (APIConnect === 'INVALID_REQUEST' || status === 'failed') return refused(answer)
  throw new GatewayUnreachable('an answer to a refund without a known status cannot be read')
}

/** The answer on a refund that the gateway accepted. */
export function refundProgress(answer: RefundAnswer, refundRef: string): RefundVerdict {
  const { APIConnect, status } = answer
  if (APIConnect === 'DONE' && status === 'refunded') return { state: 'refunded' }
  if (APIConnect === 'DONE' && status === 'processing') return { state: 'processing', refundRef }
  if (APIConnect === 'DONE' && status === 'cancelled') return refused(answer)
  throw new GatewayUnreachable('an answer about a refund without a known status cannot be read')
}

/** The reason is the gateway's own word, never a sentence of ours: it is stored, and staff read it in any language. */
function refused({ APIConnect, status, errorReason }: RefundAnswer): RefundVerdict {
  return { state: 'refused', reason: errorReason || status || APIConnect || '' }
}
