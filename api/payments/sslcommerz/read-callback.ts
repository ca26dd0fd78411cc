import type { Callback, CallbackHint } from '../gateway.ts'
import { signedFields, type Form } from './verify-sign.ts'

type Store = { storeId: string; storePassword: string }

const hints: Readonly<Record<string, CallbackHint['hint']>> = {
  VALID: 'paid',
  VALIDATED: 'paid',
  FAILED: 'failed',
  UNATTEMPTED: 'failed',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
}

/** Reads a redirect or notice. Without a right signature of our own store it hints at nothing but the attempt to ask about. */
export function readCallback({ form }: Pick<Callback, 'form'>, { storeId, storePassword }: Store): CallbackHint {
  const fields = signedFields(form, storePassword)
  if (fields === 'absent') return unsigned(form, 'absent')
  if (fields === 'bad' || fields['store_id'] !== storeId) return unsigned(form, 'bad')

  const hint = hints[fields['status'] ?? ''] ?? 'none'
  // Declined and cancelled payments have no val_id at all, unattempted ones an empty one.
  const token = hint === 'paid' ? fields['val_id'] || undefined : undefined
  return { attemptId: fields['tran_id'], hint, token, signature: 'ok' }
}

function unsigned(form: Form, signature: 'bad' | 'absent'): CallbackHint {
  return { attemptId: form['tran_id'] || undefined, hint: 'none', token: undefined, signature }
}
