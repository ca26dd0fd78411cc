import { signatureOf } from '#api/payments/sslcommerz/read-callback.ts'
import type { Sandbox } from './options.ts'
import type { Session } from './session.ts'
import { transactionFields } from './transaction-fields.ts'

/** The signed form that both the guest's browser and the notice carry to the shop. */
export function noticeForm(
  session: Session,
  { storeId, storePassword, faults }: Pick<Sandbox, 'storeId' | 'storePassword' | 'faults'>,
): Record<string, string> {
  const fields = { ...transactionFields(session, faults), store_id: storeId }
  return {
    ...fields,
    verify_sign: signatureOf(fields, storePassword),
    verify_key: Object.keys(fields).toSorted().join(','),
  }
}
