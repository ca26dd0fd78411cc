import { GatewayUnreachable, type RefundRequest, type RefundVerdict } from '../gateway.ts'
import type { RefundAnswer } from './answers.ts'
import { decimalOf } from './decimal.ts'

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

/** What the gateway says when it is asked to refund. `success` means begun, `processing` begun before: neither that money arrived. */
export function refundVerdict(answer: RefundAnswer): RefundVerdict {
  const { APIConnect, status, refund_ref_id } = answer
  if (APIConnect === 'DONE' && (status === 'success' || status === 'processing')) {
    return { state: 'processing', refundRef: refund_ref_id === '' ? undefined : refund_ref_id }
  }
  if (APIConnect === 'INVALID_REQUEST' || status === 'failed') return refused(answer)
  throw new GatewayUnreachable('an answer to a refund without a known status cannot be read')
}

/** What the gateway says of a refund that it accepted. */
export function refundProgress(answer: RefundAnswer, refundRef: string): RefundVerdict {
  const { APIConnect, status } = answer
  if (APIConnect === 'DONE' && status === 'refunded') return { state: 'refunded' }
  if (APIConnect === 'DONE' && status === 'processing') return { state: 'processing', refundRef }
  if (APIConnect === 'DONE' && status === 'cancelled') return refused(answer)
  throw new GatewayUnreachable('an answer about a refund without a known status cannot be read')
}

function refused({ status, errorReason }: RefundAnswer): RefundVerdict {
  return { state: 'refused', reason: errorReason || status || 'no reason given' }
}
