import { decimalOf, paisaOf } from '#api/payments/sslcommerz/ask.ts'
import type { Faults } from './faults.ts'
import type { Session } from './session.ts'

const DHAKA_OFFSET_MS = 6 * 60 * 60_000
const FEE_PERCENT = 2.5

/** What the gateway tells of a payment page, in its notices and answers alike. Only a paid one has a val_id, a card and a risk. */
export function transactionFields(session: Session, faults: Faults): Record<string, string> {
  const { request } = session
  const paisa = (paisaOf(request.total_amount) ?? 0) - faults.missingPaisa
  const amount = decimalOf(paisa)
  const common = {
    status: session.status,
    tran_id: request.tran_id,
    tran_date: gatewayTime(session.decidedAt ?? session.createdAt),
    amount,
    currency: faults.currency ?? request.currency,
    currency_type: faults.currency ?? request.currency,
    currency_amount: amount,
    currency_rate: '1.0000',
    base_fair: '0.00',
    bank_tran_id: session.bankTransaction,
    value_a: request.value_a,
    value_b: request.value_b,
    value_c: request.value_c,
    value_d: request.value_d,
  }
  if (session.status !== 'VALID') return { ...common, error: errorOf(session) }
  const [brand = '', issuer = ''] = session.method.split('-')
  return {
    ...common,
    val_id: session.valId,
    store_amount: decimalOf(Math.round(paisa * (1 - FEE_PERCENT / 100))),
    card_type: session.method,
    card_no: brand === 'VISA' || brand === 'MASTERCARD' ? '411111XXXXXX1111' : '',
    card_issuer: issuer,
    card_brand: brand === 'VISA' || brand === 'MASTERCARD' ? brand : 'MOBILEBANKING',
    card_sub_brand: 'Classic',
    card_issuer_country: 'Bangladesh',
    card_issuer_country_code: 'BD',
    error: '',
    risk_level: faults.riskLevel,
    risk_title: faults.riskLevel === '0' ? 'Safe' : 'Not Safe',
  }
}

function errorOf({ status }: Session): string {
  if (status === 'CANCELLED') return 'Cancelled by User'
  return status === 'FAILED' ? 'Transaction Declined' : ''
}

/** Local time of Dhaka without a zone, as the gateway writes it. */
function gatewayTime(at: Date): string {
  return new Date(at.getTime() + DHAKA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}
