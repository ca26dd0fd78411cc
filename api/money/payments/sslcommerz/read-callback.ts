import { createHash } from 'node:crypto'
import { isSameSecret } from '#api/platform/sealing/same-secret.ts'
import type { Callback, CallbackHint } from '#api/platform/payment-gateway.ts'

type Store = { storeId: string; storePassword: string }

const hints: Readonly<Record<string, CallbackHint['hint']>> = {
  VALID: 'paid',
  VALIDATED: 'paid',
  FAILED: 'failed',
  UNATTEMPTED: 'failed',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
}

/** Reads a return or callback. Without a valid signature of our own store it only names the attempt to query. */
export function readCallback({ form }: Pick<Callback, 'form'>, { storeId, storePassword }: Store): CallbackHint {
  const fields = signedFields(form, storePassword)
  if (fields === 'absent') return unsigned(form, 'absent')
  if (fields === 'bad' || fields['store_id'] !== storeId) return unsigned(form, 'bad')

  const hint = hints[fields['status'] ?? ''] ?? 'none'
  // Declined and cancelled payments have no val_id at all, unattempted ones an empty one.
  const token = hint === 'paid' ? fields['val_id'] || undefined : undefined
  return { attemptId: fields['tran_id'], hint, token, signature: 'ok', covered: fields }
}

function unsigned(form: Form, signature: 'bad' | 'absent'): CallbackHint {
  return { attemptId: form['tran_id'] || undefined, hint: 'none', token: undefined, signature, covered: {} }
}

/** Fields that must be signed before a callback counts. */
const REQUIRED = ['status', 'tran_id', 'amount', 'currency', 'store_id'] as const

export type Form = Readonly<Record<string, string>>

/** The fields that a right signature covers; `bad` when it is wrong or leaves out a needed one, `absent` when there is none. */
export function signedFields(form: Form, storePassword: string): Form | 'bad' | 'absent' {
  const { verify_sign: given, verify_key: keyList } = form
  if (given === undefined || keyList === undefined) return 'absent'

  const covered = coveredFields(form, keyList.split(','))
  if (REQUIRED.some((name) => covered[name] === undefined)) return 'bad'
  return isSameSecret(given, signatureOf(covered, storePassword)) ? covered : 'bad'
}

/**
 * SSLCOMMERZ's signature of a callback. MD5 over fields that the payer's browser also sees is a cheap filter, never proof:
 * proof is the gateway's answer to our own question.
 */
export function signatureOf(fields: Form, storePassword: string): string {
  const signed = Object.entries({ ...fields, store_passwd: md5(storePassword) })
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
  return md5(signed.join('&'))
}

function coveredFields(form: Form, names: readonly string[]): Form {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = Object.hasOwn(form, name) ? form[name] : undefined
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex')
}
