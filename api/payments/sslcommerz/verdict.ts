import { GatewayUnreachable, type GatewayVerdict } from '../gateway.ts'
import type { Transaction } from './answers.ts'
import { paisaOf } from './decimal.ts'

/** What one transaction of the gateway's books means. */
export function verdictOf(transaction: Transaction): GatewayVerdict {
  switch (transaction.status) {
    case 'VALID':
    case 'VALIDATED': // The same payment, asked for again.
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
